import { AsyncLocalStorage } from 'node:async_hooks';

import type { Position } from '@contracts/realtime/position.js';

/** The work an Idempotency-Key stands for. */
export interface ScopedOperation {
  readonly id: string;
  /** Taken over from somebody who died or failed: part of it may have happened. */
  readonly isResumed: boolean;
}

/** What one HTTP request or job gathers on its way; never a substitute for a parameter. */
export interface RequestScope {
  readonly correlationId: string;
  /** Position of the newest event this request wrote; answered as `X-Event-Position`. */
  writtenPosition: Position | null;
  /** Undefined without an Idempotency-Key. */
  operation?: ScopedOperation;
}

const storage = new AsyncLocalStorage<RequestScope>();

export const runInScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  storage.run(scope, work);

export const currentScope = (): RequestScope | undefined => storage.getStore();

/** Remembers the newest position of this request; appends of one request may finish in any order. */
export function noteWritten(position: Position): void {
  const scope = storage.getStore();
  if (scope && (scope.writtenPosition === null || position > scope.writtenPosition))
    scope.writtenPosition = position;
}
