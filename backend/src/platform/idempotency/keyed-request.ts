import { createHash } from 'node:crypto';

import type { Request } from 'express';
import { configure } from 'safe-stable-stringify';

import type { Actor } from '../actor.js';
import { IdempotencyKeyTooLong } from './idempotency.errors.js';
import type { OperationKey } from './operation-store.js';

const LONGEST_KEY = 100;
const stringify = configure({ deterministic: true });

/** What the guard before us left on the request. */
export type CallerRequest = Request & { readonly user?: Actor };

/** Null for a request without a key. @throws IdempotencyKeyTooLong */
export function operationKey(request: CallerRequest, route: string): OperationKey | null {
  const key = request.get('Idempotency-Key');
  if (key === undefined || !request.user) return null;
  if (key.length === 0 || key.length > LONGEST_KEY) throw new IdempotencyKeyTooLong();
  return { scope: `${request.user.identity.id} ${route}`, key };
}

/**
 * Tells one request from another under the same key. An upload is parsed later than this, so its
 * length stands for its content.
 */
export function fingerprint(request: Request): string {
  const body: unknown = request.body;
  const content = body === undefined ? (request.get('Content-Length') ?? '') : stringify(body);
  return createHash('sha256').update(`${request.originalUrl}\n${content}`).digest('base64');
}
