import { AsyncLocalStorage } from 'node:async_hooks';

import type { Position } from '@contracts/realtime/position.js';

/** Operation of an Idempotency-Key. */
export interface ScopedOperation {
  readonly id: string;
  /** Taken over after a crash or failure: part of it may have been done. */
  readonly isResumed: boolean;
}

/** Context of one HTTP request or job; not a substitute for parameters. */
export interface RequestScope {
  readonly correlationId: string;
  /** Position of the newest event this request wrote; returned as `X-Event-Position`. */
  writtenPosition: Position | null;
  /** Undefined without an Idempotency-Key. */
  operation?: ScopedOperation;
}

const storage = new AsyncLocalStorage<RequestScope>();

export const runInScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  storage.run(scope, work);

export const currentScope = (): RequestScope | undefined => storage.getStore();

/** Records the newest position of this request; its appends may finish in any order. */
export function recordWrittenPosition(position: Position): void {
  const scope = storage.getStore();
  if (scope && (scope.writtenPosition === null || position > scope.writtenPosition))
    scope.writtenPosition = position;
}
