const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Wait after each failed attempt; after one more the event is given up: the last is about 72 h after the first. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  18 * HOUR_MS,
  36 * HOUR_MS,
];
/** Maximum time from the first attempt to the last. */
const MAX_RETRYING_MS = 72 * HOUR_MS;
const MAX_RETRY_AFTER_MS = 24 * HOUR_MS;
/** Random extension of each wait, so that events that failed together are not retried together. */
const MAX_JITTER = 0.1;

/** A failed attempt at an event. */
export interface FailedDelivery {
  /** Number of attempts, including this one. */
  readonly attempts: number;
  readonly firstAttemptAt: Date;
  readonly at: Date;
  /** Delay that the server requested, milliseconds. */
  readonly retryAfterMs: number | null;
}

/** Time of an event's next attempt; null if it is given up. */
export function nextTryAt(
  { attempts, firstAttemptAt, at, retryAfterMs }: FailedDelivery,
  random: () => number = Math.random,
): Date | null {
  const delayMs = RETRY_DELAYS_MS[attempts - 1];
  if (delayMs === undefined) return null;
  const ownMs = delayMs * (1 + random() * MAX_JITTER);
  const waitMs = Math.max(ownMs, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS));
  const latest = firstAttemptAt.getTime() + MAX_RETRYING_MS;
  return at.getTime() >= latest ? null : new Date(Math.min(at.getTime() + waitMs, latest));
}

/** Milliseconds of a `Retry-After` header; null if there is no valid one. */
export function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const ms = /^\d{1,9}$/.test(header)
    ? Number(header) * SECOND_MS
    : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? null : Math.max(ms, 0);
}
