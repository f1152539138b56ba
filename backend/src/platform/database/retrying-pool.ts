import type { PoolClient } from 'pg';

import { type Connected, ResponsivePool } from '@event-store/postgres/responsive-pool.js';
import { isUnreachable } from '@event-store/postgres/transient-error.js';
import { RETRY_TIMEOUT_MS, retryTransient } from '@event-store/retry.js';
import { toError } from '../to-error.js';

const nothing = () => undefined;

/**
 * A pool whose callers wait for an unavailable database, as long as for the event store. A statement already sent is
 * not repeated: its outcome is unknown.
 */
export class RetryingPool extends ResponsivePool {
  private readonly retries = new AbortController();
  /**
   * Start of the time limit, shared by all callers: those that arrive after it fail at once. One that has already waited
   * for a statement of a silent database does not wait as long again.
   */
  private unavailableSince: number | null = null;

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const requestedAt = performance.now();
    if (!callback) return this.connectWithRetries(requestedAt);
    super.connect((error, client, done) => {
      if (error === undefined || !isUnreachable(error)) {
        this.unavailableSince = null;
        callback(error, client, done);
        return;
      }
      this.connectWithRetries(requestedAt).then(
        (late) => {
          callback(undefined, late, (release) => {
            late.release(release as boolean | Error | undefined);
          });
        },
        (last: unknown) => {
          callback(toError(last), undefined, nothing);
        },
      );
    });
    return undefined;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    this.retries.abort();
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }

  private async connectWithRetries(requestedAt: number): Promise<PoolClient> {
    this.unavailableSince ??= Math.min(requestedAt, this.silentSince ?? requestedAt);
    const client = await retryTransient(() => super.connect(), {
      isTransient: isUnreachable,
      timeoutMs: this.unavailableSince + RETRY_TIMEOUT_MS - performance.now(),
      signal: this.retries.signal,
      failure: (cause) => cause,
    });
    this.unavailableSince = null;
    return client;
  }
}
