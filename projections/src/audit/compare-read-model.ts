import type { PoolClient } from 'pg';

import type { Position, Recorded } from '@contracts/events/domain-event.js';
import { sleep } from '@event-store/retry.js';
import type { EventStore } from '@event-store/event-store.js';

import { findCheckpoint } from '../platform/checkpoints.js';
import type { Projection } from '../platform/projection.js';
import { acquireLock } from '../platform/projection-lock.js';
import { ShadowTables } from '../platform/rebuild/shadow-tables.js';
import { WriteBehindRows } from '../platform/rebuild/write-behind-rows.js';
import { withConnection, tableNameOf, tablesOf } from '../platform/row-database.js';
import type { RunnerDependencies } from '../platform/running/runner.js';

const BATCH = 2_000;
const CATCH_UP_TIMEOUT_MS = 30_000;
const PAUSE_MS = 200;

/** Maximum number of rows in memory; beyond it they are written to the shadow tables. */
const MAX_ROWS = 20_000;

/**
 * Replays the whole history into shadow tables and compares them with the live ones at the same position, while the
 * runner waits at its checkpoint. Returns the differences as text.
 */
export function compareReadModel(
  projection: Projection,
  dependencies: RunnerDependencies,
): Promise<string[]> {
  return withComparison(projection, dependencies, (comparison) => comparison.finish());
}

/** Opens a comparison for the duration of the work; the read model cannot be rebuilt during it. */
export async function withComparison<Result>(
  projection: Projection,
  dependencies: RunnerDependencies,
  work: (comparison: ReadModelComparison) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const lock = await acquireLock(dependencies.url, `rebuild/${projection.name}`, controller.signal);
  try {
    return await withConnection(dependencies.pool, async (client) => {
      const shadow = new ShadowTables(projection);
      await shadow.create(client);
      try {
        const comparison = new ReadModelComparison(projection, dependencies, shadow, client);
        await comparison.leaveOutDeleted();
        return await work(comparison);
      } finally {
        await dropShadows(projection, client);
      }
    });
  } finally {
    controller.abort();
    await lock?.release();
  }
}

/** Comparison of a read model with a replay: receives events one by one, or reads the rest itself. */
export class ReadModelComparison {
  private readonly store: EventStore;
  private readonly rows: WriteBehindRows;
  private position: Position = '';

  constructor(
    private readonly projection: Projection,
    private readonly dependencies: RunnerDependencies,
    private readonly shadow: ShadowTables,
    private readonly client: PoolClient,
  ) {
    this.store = dependencies.store;
    this.rows = new WriteBehindRows(client, projection, shadow.tables);
  }

  /** Leaves out entries of a journal that were deleted because of their age. Call it first. */
  leaveOutDeleted(): Promise<void> {
    return this.rows.leaveOutDeleted();
  }

  /** Folds further events of the store, in their newest schema. */
  async fold(events: readonly Recorded[]): Promise<void> {
    const relevant = events.filter(({ stream }) =>
      this.projection.prefixes.some((prefix) => stream.startsWith(prefix)),
    );
    await this.rows.fold(relevant);
    this.position = events.at(-1)?.position ?? this.position;
    if (this.rows.size <= MAX_ROWS) return;
    await this.rows.flush();
    await this.shadow.buildKeys(this.dependencies.pool); // from here on rows are looked up by their keys
  }

  /** Folds newer events, and returns the differences. */
  async finish(): Promise<string[]> {
    await this.foldTo(await this.store.lastPosition());
    await this.rows.flush();
    await this.shadow.buildKeys(this.dependencies.pool);

    const { name } = this.projection;
    for (const deadline = performance.now() + CATCH_UP_TIMEOUT_MS; performance.now() < deadline;) {
      const differences = await this.compareAtCheckpoint();
      if (differences) return differences;
      await sleep(PAUSE_MS, new AbortController().signal);
    }
    const { state, error } = await findCheckpoint(this.dependencies.pool, name);
    return [`${name} is behind the events (${state}${error ? `: ${error}` : ''})`];
  }

  /** Null while the live tables are behind the shadow. */
  private async compareAtCheckpoint(): Promise<string[] | null> {
    await this.client.query('begin');
    try {
      await this.rows.leaveOutDeleted();
      const { rows } = await this.client.query<{ position: Position }>(
        'select position from projection_checkpoint where name = $1 for update',
        [this.projection.name],
      );
      const live = rows[0]?.position ?? '';
      if (live < this.position) return null;
      await this.foldTo(live);
      await this.rows.flush();
      await this.rows.removeDeleted();
      return await this.differences();
    } finally {
      await this.client.query('commit');
    }
  }

  /** Folds events up to this position, and no further. */
  private async foldTo(target: Position): Promise<void> {
    while (this.position < target) {
      const { events, scannedTo } = await this.store.readAll({
        after: this.position,
        limit: BATCH,
      });
      await this.fold(events.filter(({ position }) => position <= target));
      this.position = scannedTo < target ? scannedTo : target;
    }
  }

  private async differences(): Promise<string[]> {
    const found: string[] = [];
    for (const [row, { name: shadow }] of tablesOf(
      this.projection,
      (row) => `${tableNameOf(row)}_shadow`,
    )) {
      const live = tableNameOf(row);
      const { rows } = await this.client.query<{
        missing: string | number;
        extra: string | number;
      }>(
        `select (select count(*) from (table ${shadow} except all table ${live}) a) as missing,
                (select count(*) from (table ${live} except all table ${shadow}) b) as extra`,
      );
      const { missing = 0, extra = 0 } = rows[0] ?? {};
      if (Number(missing) > 0 || Number(extra) > 0)
        found.push(
          `${live}: ${missing} rows of the replay are missing, ${extra} rows are not in the replay`,
        );
    }
    return found;
  }
}

async function dropShadows(projection: Projection, client: PoolClient): Promise<void> {
  for (const { name } of tablesOf(projection, (row) => `${tableNameOf(row)}_shadow`).values())
    await client.query(`drop table if exists ${name}`);
}
