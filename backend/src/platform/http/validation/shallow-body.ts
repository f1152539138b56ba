import type { NextFunction, Request, Response } from 'express';

import { InvalidRequest } from '../../invalid-request.js';

/** Far beyond what any form holds, and far from where reading it would use up the stack. */
const DEEPEST = 32;

/** Refuses a body that is nested without end, before anything walks through it. */
export function refuseDeepBody(request: Request, _response: Response, next: NextFunction): void {
  assertShallow(request.body);
  next();
}

/** For messages, which come without a body. @throws InvalidRequest */
export function assertShallow(value: unknown): void {
  if (isDeeper(value, DEEPEST))
    throw new InvalidRequest([{ path: 'body', message: 'The body is nested too deeply' }]);
}

/** Level by level, since a walk into the depth is what such a body is made to break. */
function isDeeper(body: unknown, most: number): boolean {
  let level = [body].filter(isObject);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === most) return true;
    level = level.flatMap((value) => Object.values(value).filter(isObject));
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
