import { setTimeout as delay } from 'node:timers/promises';

import { EventStoreUnavailable } from './event-store.errors.js';
import type { SubscribeOptions } from './event-store.js';

const FIRST_MS = 50;
const MAX_MS = 5_000;

/**
 * Delay before the next attempt in milliseconds: doubling up to 5 s, with jitter, so that callers do not all retry at
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

/**
 * Time a read or an append waits for a store or a database that is unavailable: an election takes one to five seconds.
 */
export const RETRY_TIMEOUT_MS = 10_000;

/** Longest wait between two attempts: a caller is served soon after the store is back. */
const MAX_PAUSE_MS = 1_000;

export interface RetryOptions {
  /** Whether the store was unreachable, rather than rejecting the request. */
  readonly isTransient: (error: unknown) => boolean;
  /** Time limit for retries. */
  readonly timeoutMs?: number;
  readonly signal: AbortSignal;
  /** Thrown after the time limit. */
  readonly failure?: (cause: unknown) => unknown;
}

/**
 * Retries an idempotent operation until it succeeds.
 * @throws EventStoreUnavailable, or `failure`, after the time limit or on abort; any other error at once
 */
export async function retryTransient<T>(
  work: () => Promise<T>,
  { isTransient, timeoutMs = RETRY_TIMEOUT_MS, signal, failure = unavailable }: RetryOptions,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (performance.now() >= deadline || signal.aborted) throw failure(error);
    }
    const left = deadline - performance.now();
    await sleep(Math.max(0, Math.min(backoffDelayMs(attempt), MAX_PAUSE_MS, left)), signal);
  }
}

const unavailable = (cause: unknown) => new EventStoreUnavailable({ cause });

/** Spaces the reads of one follower according to its options. */
export class ReadPace {
  private readonly minMs: number;
  private readonly maxMs: number;
  private readAt = 0;
  private intervalMs = 0;
  /** Reads in a row, without a quiet period, that found only events of other streams. */
  private foreignReads = 0;

  constructor({ minIntervalMs = 0, maxIntervalMs = minIntervalMs }: SubscribeOptions) {
    this.minMs = minIntervalMs;
    this.maxMs = maxIntervalMs;
  }

  /** Marks the start of a read. */
  begin(): void {
    const now = performance.now();
    if (now - this.readAt > 2 * this.maxMs) this.foreignReads = 0;
    this.readAt = now;
  }

  /**
   * Marks the end of a read.
   * @param events number of events found
   * @param hasScanned whether it scanned any events, of whatever stream
   */
  end(events: number, hasScanned: boolean): void {
    if (events > 0) this.foreignReads = 0;
    else if (hasScanned) this.foreignReads += 1;
    // A single such read is no evidence of a pause: a number is assigned, in another stream, just before a consignment is created.
    const minMs = this.foreignReads > 1 ? this.maxMs : Math.max(this.minMs, events);
    this.intervalMs = Math.min(minMs, this.maxMs);
  }

  /** Waits until the next read may begin. */
  async rest(signal: AbortSignal): Promise<void> {
    const restMs = this.readAt + this.intervalMs - performance.now();
    if (restMs > 0) await sleep(restMs, signal);
  }
}
