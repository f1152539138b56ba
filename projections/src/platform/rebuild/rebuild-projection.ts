import type { PoolClient } from 'pg';

import type { Position } from '@contracts/events/domain-event.js';
import { channels, type ProjectionProgress } from '@contracts/realtime/messages.js';
import { EventStoreUnavailable } from '@event-store/event-store.errors.js';
import type { EventBatch } from '@event-store/event-store.js';
import { backoffDelayMs, sleep } from '@event-store/retry.js';

import { findCheckpoint } from '../checkpoints.js';
import { acquireLock } from '../projection-lock.js';
import type { Projection } from '../projection.js';
import { withConnection } from '../row-database.js';
import type { RunnerDependencies } from '../running/runner.js';
import { ShadowTables } from './shadow-tables.js';
import { WriteBehindRows } from './write-behind-rows.js';

/** Requests the next batch while this one is processed. */
async function* readAhead<Batch>(batches: AsyncIterable<Batch>): AsyncGenerator<Batch, void> {
  const iterator = batches[Symbol.asyncIterator]();
  let next = iterator.next();
  // It may fail before it is awaited; the next await reports the error.
  next.catch(() => undefined);
  for (;;) {
    const result = await next;
    if (result.done) return;
    next = iterator.next();
    next.catch(() => undefined);
    yield result.value;
  }
}

interface RebuildLimits {
  /** Events folded at a time. */
  readonly batchSize: number;
  /** Rows held in memory before they are written. */
  readonly maxRows: number;
  /** Milliseconds to wait for readers of the old tables before letting newer readers through. */
  readonly swapTimeoutMs: number;
}

/** Bounds the memory of a rebuild. Events of larger batches outlive the young generation and cost more to collect. */
const limits: RebuildLimits = { batchSize: 1_000, maxRows: 100_000, swapTimeoutMs: 2_000 };

interface RebuildReport {
  readonly events: number;
  readonly seconds: { readonly fold: number; readonly indexes: number; readonly total: number };
}

/**
 * Folds a projection again from the first event into shadow tables, while the old ones serve, and swaps them in one
 * transaction. Works with an active runner, a stopped one, or none. A killed rebuild leaves only its shadow tables,
 * which the next one drops.
 */
export async function rebuildProjection(
  projection: Projection,
  dependencies: RunnerDependencies,
  changedLimits: Partial<RebuildLimits> = {},
): Promise<RebuildReport> {
  const { url, pool } = dependencies;
  const controller = new AbortController();
  const lock = await acquireLock(url, `rebuild/${projection.name}`, controller.signal);
  try {
    return await withConnection(pool, async (client) => {
      const shadow = new ShadowTables(projection);
      await shadow.create(client);
      const workspace = { client, signal: controller.signal, ...limits, ...changedLimits };
      return new Rebuild(projection, dependencies, shadow, workspace).run();
    });
  } finally {
    controller.abort();
    await lock?.release();
  }
}

interface Workspace extends RebuildLimits {
  readonly client: PoolClient;
  readonly signal: AbortSignal;
}

class Rebuild {
  private readonly client: PoolClient;
  private readonly limits: RebuildLimits;
  private readonly rows: WriteBehindRows;
  private readonly batches: AsyncIterator<EventBatch, void>;
  private position: Position = '';
  private events = 0;

  constructor(
    private readonly projection: Projection,
    private readonly dependencies: RunnerDependencies,
    private readonly shadow: ShadowTables,
    { client, signal, ...limits }: Workspace,
  ) {
    this.client = client;
    this.limits = limits;
    this.rows = new WriteBehindRows(client, projection, shadow.tables);
    const source = { after: '', prefixes: projection.prefixes, batchSize: limits.batchSize };
    this.batches = readAhead(dependencies.store.subscribe({ ...source, signal }));
  }

  async run(): Promise<RebuildReport> {
    const { store, pool } = this.dependencies;
    const started = performance.now();
    await this.rows.leaveOutDeleted();
    await this.foldUntil(await store.lastPosition());
    await this.rows.flush();

    const folded = performance.now();
    await this.shadow.buildIndexes(pool);
    const indexed = performance.now();

    await this.takeOver();
    const seconds = (from: number, to: number) => Number(((to - from) / 1000).toFixed(2));
    return {
      events: this.events,
      seconds: {
        fold: seconds(started, folded),
        indexes: seconds(folded, indexed),
        total: seconds(started, performance.now()),
      },
    };
  }

  private async foldUntil(target: Position): Promise<void> {
    while (this.position < target) {
      const { done, value } = await this.batches.next();
      if (done) throw new EventStoreUnavailable();
      await this.rows.fold(value.events);
      this.position = value.scannedTo;
      this.events += value.events.length;
      if (this.rows.size > this.limits.maxRows) await this.spill();
    }
  }

  /** From here on rows are looked up by their keys. */
  private async spill(): Promise<void> {
    await this.rows.flush();
    await this.shadow.buildKeys(this.dependencies.pool);
  }

  /** Folds new events, and swaps once it has caught up and the tables are free. */
  private async takeOver(): Promise<void> {
    const { store, log } = this.dependencies;
    for (let attempt = 0; ; attempt += 1) {
      await this.foldUntil(await store.lastPosition());
      await this.rows.flush();
      try {
        await this.swap();
        return;
      } catch (error) {
        if (!isBusy(error)) throw error;
        log.warn({ projection: this.projection.name, err: error }, 'the swap has to wait');
      }
      await sleep(backoffDelayMs(attempt), new AbortController().signal);
    }
  }

  /**
   * The runner of the projection waits for the checkpoint. If the live tables are ahead, the rest is folded now; if the
   * shadow is ahead, the runner finds the checkpoint moved and continues from there.
   */
  private async swap(): Promise<void> {
    const { name } = this.projection;
    await this.client.query('begin');
    try {
      await this.client.query(`set local lock_timeout = ${this.limits.swapTimeoutMs}`);
      await findCheckpoint(this.client, name);
      await this.rows.leaveOutDeleted(); // before the tables: the deletion of entries locks in this order
      const live = await this.lockCheckpoint(name);
      // Locked before anything is written: folds written earlier would be lost with a rollback.
      await this.shadow.lockLive(this.client);
      await this.foldUntil(live);
      await this.rows.flush();
      await this.rows.removeDeleted();
      await this.shadow.swap(this.client);
      const progress: ProjectionProgress = { name, position: this.position };
      await this.client.query(
        `update projection_checkpoint
         set position = $2, error = null, error_position = null, updated_at = now(),
             state = case state when 'stopped' then 'initial' else state end
         where name = $1 returning pg_notify($3, $4)`,
        [name, this.position, channels.projectionProgress, JSON.stringify(progress)],
      );
      await this.client.query('commit');
    } catch (error) {
      // With a lost connection there is nothing to roll back; the first failure is the one to report.
      await this.client.query('rollback').catch(() => undefined);
      throw error;
    }
  }

  private async lockCheckpoint(name: string): Promise<Position> {
    const { rows } = await this.client.query<{ position: Position }>(
      'select position from projection_checkpoint where name = $1 for update',
      [name],
    );
    return rows[0]?.position ?? '';
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** Whether the tables are in use, so that waiting helps; it does not for a lost connection. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK);
