import { setTimeout as delay } from 'node:timers/promises';

import { EventStoreUnavailable } from './event-store.errors.js';

const FIRST_MS = 50;
const LONGEST_MS = 5_000;

/** Milliseconds to wait before the next try: doubling up to 5 s, with jitter so that many do not return at once. */
export function backOffMs(attempt: number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return ceiling * (0.5 + Math.random() / 2);
}

/** Waits, but not beyond the signal; answers either way. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

export interface Patience {
  /** Whether the store could not be asked, rather than refused what was asked. */
  readonly isTransient: (error: unknown) => boolean;
  readonly tries: number;
  readonly signal: AbortSignal;
}

/**
 * Does what may be done twice again until it succeeds.
 * @throws EventStoreUnavailable when patience or the signal ends; any other error at once
 */
export async function withPatience<T>(
  work: () => Promise<T>,
  { isTransient, tries, signal }: Patience,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (attempt >= tries || signal.aborted) throw new EventStoreUnavailable({ cause: error });
    }
    await pause(backOffMs(attempt - 1), signal);
  }
}
