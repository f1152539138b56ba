import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Position } from '@contracts/events/domain-event.js';
import { backoffDelayMs, sleep } from '@event-store/retry.js';
import { PoisonEvent } from '@event-store/event-store.errors.js';
import type { EventStore } from '@event-store/event-store.js';
import type { ProjectionCheckpointRow } from '@read-models/projection-checkpoint.row.js';

import { findCheckpoint, saveState } from '../checkpoints.js';
import type { Projection } from '../projection.js';
import { acquireLock, type ProjectionShare } from '../projection-lock.js';
import { openPipelinedDatabase } from '../row-database.js';
import { BatchApplier, EventFailed } from './batch-applier.js';

export interface RunnerDependencies {
  readonly store: EventStore;
  /** Database of the rows. */
  readonly pool: Pool;
  /** The same database, for the connections that hold the lock and write the rows. */
  readonly url: string;
  readonly log: Logger;
}

const BATCH_SIZE = 1_000;

/** Maximum delay of rows above a thousand events per second, which reduces the cost to a fraction. */
const MAX_INTERVAL_MS = 50;

const STOPPED_POLL_MS = 500;

/** Number of failures of an event before its projection stops. */
const MAX_FAILURES_PER_EVENT = 5;

/** Counts the failures of a projection since its last progress. */
export class FailureCounter {
  /** Failures of any kind, which determine the wait before the next attempt. */
  consecutive = 0;
  private ofCurrentEvent = 0;

  /**
   * Counts one more; `position` is null if no event is the cause, which is retried indefinitely and does not count
   * towards an event's limit. Returns whether the projection has to stop.
   */
  add(position: Position | null): boolean {
    this.consecutive += 1;
    if (position === null) return false;
    this.ofCurrentEvent += 1;
    return this.ofCurrentEvent >= MAX_FAILURES_PER_EVENT;
  }

  reset(): void {
    this.consecutive = 0;
    this.ofCurrentEvent = 0;
  }
}

/**
 * Runs one projection: waits for its lock, catches up, follows. Connection failures are retried indefinitely; an event
 * that cannot be projected is retried a few times, then stops this projection only, until an operator retries or skips
 * it.
 */
export class ProjectionRunner {
  private readonly writer: Pool;
  private readonly applier: BatchApplier;
  private readonly failures = new FailureCounter();

  constructor(
    private readonly projection: Projection,
    private readonly dependencies: RunnerDependencies,
    private readonly share: ProjectionShare = 'unassigned',
  ) {
    this.writer = openPipelinedDatabase(dependencies.url);
    this.applier = new BatchApplier(this.writer, projection);
  }

  /** Runs until `signal` is aborted, once; the current batch is finished first. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.runWithLock(signal);
      } catch (error) {
        if (!isAborted(signal)) await this.recover(error, signal);
      }
    }
    await this.writer.end();
  }

  /** Runs the projection until the lock is lost or the process ends. */
  private async runWithLock(stop: AbortSignal): Promise<void> {
    const { url } = this.dependencies;
    const lock = await acquireLock(url, this.projection.name, stop, this.share);
    if (!lock) return;
    try {
      await this.follow(AbortSignal.any([stop, lock.ended]));
    } finally {
      await lock.release();
    }
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const { store, pool, log } = this.dependencies;
    const { name, prefixes, minIntervalMs } = this.projection;
    const { position } = await this.waitUntilAllowed(signal);
    if (signal.aborted) return;

    const newest = await store.lastPosition();
    log.info({ projection: name, position, newest }, 'following');
    if (position >= newest) await saveState(pool, name, 'live');
    this.applier.begin(position, newest);

    const pace = {
      batchSize: BATCH_SIZE,
      minIntervalMs,
      maxIntervalMs: Math.max(minIntervalMs, MAX_INTERVAL_MS),
    };
    const batches = store.subscribe({
      ...{ after: position, prefixes, follower: name, signal },
      ...pace,
    });
    for await (const batch of batches) {
      if (isAborted(signal)) return;
      await this.applier.apply(batch);
      this.failures.reset();
    }
  }

  /** A stopped projection keeps its lock and waits for an operator. */
  private async waitUntilAllowed(signal: AbortSignal): Promise<ProjectionCheckpointRow> {
    for (;;) {
      const checkpoint = await findCheckpoint(this.dependencies.pool, this.projection.name);
      if (checkpoint.state !== 'stopped' || isAborted(signal)) return checkpoint;
      await sleep(STOPPED_POLL_MS, signal);
    }
  }

  private async recover(error: unknown, signal: AbortSignal): Promise<void> {
    const { pool, log } = this.dependencies;
    const { name } = this.projection;
    const position = failedAt(error);
    const hasToStop = this.failures.add(position);
    const state = hasToStop ? 'stopped' : 'retrying';
    log[hasToStop ? 'error' : 'warn']({ projection: name, position, err: error }, state);
    // If the database itself has failed, only the log has the error.
    await saveState(pool, name, state, { error: messageOf(error), position }).catch(
      () => undefined,
    );

    if (hasToStop) this.failures.reset();
    else await sleep(backoffDelayMs(this.failures.consecutive), signal);
  }
}

/** A function, because the compiler assumes that a signal that was not aborted before is still not aborted. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted;

function failedAt(error: unknown): Position | null {
  return error instanceof EventFailed || error instanceof PoisonEvent ? error.position : null;
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof PoisonEvent && error.cause instanceof Error
    ? `${message}: ${error.cause.message}`
    : message;
}
