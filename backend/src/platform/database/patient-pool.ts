import type { PoolClient } from 'pg';

import { type Connected, ResponsivePool } from '@event-store/postgres/responsive-pool.js';
import { isUnreachable } from '@event-store/postgres/transient-error.js';
import { PATIENCE_MS, retryTransient } from '@event-store/retry.js';
import { toError } from '../to-error.js';

const nothing = () => undefined;

/**
 * A pool whose callers wait for a database that is away, as long as for the event store. What was sent already is
 * not sent again: nobody knows whether it was done.
 */
export class PatientPool extends ResponsivePool {
  private readonly patience = new AbortController();
  /** Patience is that of all callers together: who comes when it is over is told at once. */
  private awaySince: number | null = null;

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const askedAt = performance.now();
    if (!callback) return this.connectPatiently(askedAt);
    super.connect((error, client, done) => {
      if (error === undefined || !isUnreachable(error)) {
        this.awaySince = null;
        callback(error, client, done);
        return;
      }
      this.connectPatiently(askedAt).then(
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
    this.patience.abort();
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }

  private async connectPatiently(askedAt: number): Promise<PoolClient> {
    this.awaySince ??= askedAt;
    const client = await retryTransient(() => super.connect(), {
      isTransient: isUnreachable,
      patienceMs: this.awaySince + PATIENCE_MS - performance.now(),
      signal: this.patience.signal,
      failure: (cause) => cause,
    });
    this.awaySince = null;
    return client;
  }
}
