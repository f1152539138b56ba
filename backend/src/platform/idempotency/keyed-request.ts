import { createHash } from 'node:crypto';

import type { Request } from 'express';
import { configure } from 'safe-stable-stringify';

import type { Actor } from '../actor.js';
import type { RequestWithFile } from '../uploads/receives-file.js';
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

/** Tells one request from another under the same key, by its address, its body and the content of its file. */
export function fingerprint(request: Request & RequestWithFile): string {
  const body: unknown = request.body;
  const fields = body === undefined ? '' : stringify(body);
  const content = request.uploadedFile ? `${fields}\n${request.uploadedFile.digest}` : fields;
  return createHash('sha256').update(`${request.originalUrl}\n${content}`).digest('base64');
}
