import { randomUUID } from 'node:crypto';

import type { NextFunction, Request, Response } from 'express';

import { runInScope } from '../request-scope.js';

const SANE = /^[\w.:-]{1,100}$/;

/** One id for everything a request does: taken from the caller if it is harmless, else made, and answered. */
export function correlate(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('X-Correlation-Id');
  const correlationId = given !== undefined && SANE.test(given) ? given : randomUUID();
  response.setHeader('X-Correlation-Id', correlationId);
  runInScope({ correlationId, writtenPosition: null }, next);
}
