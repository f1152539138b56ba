import { setTimeout as delay } from 'node:timers/promises';

import { EventStoreUnavailable } from './event-store.errors.js';

const FIRST_MS = 50;
const MAX_MS = 5_000;

/**
 * Delay before the next attempt in milliseconds: doubling up to 5 s, with jitter so that many do not return at
 * once.
 */
export function backoffDelayMs(attempt: number): number {
  const ceiling = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return ceiling * (0.5 + Math.random() / 2);
}

/** Waits for a time or until the signal is aborted; resolves either way. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

export interface RetryOptions {
  /** Whether the store was unreachable, rather than rejecting the request. */
  readonly isTransient: (error: unknown) => boolean;
  readonly tries: number;
  readonly signal: AbortSignal;
}

/**
 * Retries an idempotent operation until it succeeds.
 * @throws EventStoreUnavailable after the last retry or on abort; any other error at once
 */
export async function retryTransient<T>(
  work: () => Promise<T>,
  { isTransient, tries, signal }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (attempt >= tries || signal.aborted) throw new EventStoreUnavailable({ cause: error });
    }
    await sleep(backoffDelayMs(attempt - 1), signal);
  }
}
