import type { PoolClient } from 'pg';

import type { Position } from '@contracts/events/domain-event.js';
import { sleep } from '@event-store/retry.js';
import type { EventStore } from '@event-store/event-store.js';

import { findCheckpoint } from '../platform/checkpoints.js';
import type { Projection } from '../platform/projection.js';
import { acquireLock } from '../platform/projection-lock.js';
import { ShadowTables } from '../platform/rebuild/shadow-tables.js';
import { WriteBehindRows } from '../platform/rebuild/write-behind-rows.js';
import { withConnection } from '../platform/row-database.js';
import { tableNameOf, tablesOf } from '../platform/row-table.js';
import type { RunnerDependencies } from '../platform/running/runner.js';

const BATCH = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;
const PAUSE_MS = 200;

/**
 * Plays the whole history into shadow tables and compares them with the live ones at the same position,
 * while the runner waits at its checkpoint. Answers what differs, in words.
 */
export async function compareReadModel(
  projection: Projection,
  surroundings: RunnerDependencies,
): Promise<string[]> {
  const ending = new AbortController();
  const lock = await acquireLock(surroundings.url, `rebuild/${projection.name}`, ending.signal);
  try {
    return await withConnection(surroundings.pool, async (client) => {
      const shadow = new ShadowTables(projection);
      await shadow.create(client);
      try {
        return await new Comparison(projection, surroundings, shadow, client).run();
      } finally {
        await dropShadows(projection, client);
      }
    });
  } finally {
    ending.abort();
    await lock?.release();
  }
}

class Comparison {
  private readonly store: EventStore;
  private readonly rows: WriteBehindRows;
  private position: Position = '';

  constructor(
    private readonly projection: Projection,
    private readonly surroundings: RunnerDependencies,
    private readonly shadow: ShadowTables,
    private readonly client: PoolClient,
  ) {
    this.store = surroundings.store;
    this.rows = new WriteBehindRows(client, projection, shadow.tables);
  }

  async run(): Promise<string[]> {
    await this.foldTo(await this.store.lastPosition());
    await this.rows.flush();
    await this.shadow.buildKeys(this.surroundings.pool);

    const { name } = this.projection;
    for (const deadline = performance.now() + REQUEST_TIMEOUT_MS; performance.now() < deadline;) {
      const differences = await this.compareAtCheckpoint();
      if (differences) return differences;
      await sleep(PAUSE_MS, new AbortController().signal);
    }
    const { state, error } = await findCheckpoint(this.surroundings.pool, name);
    return [`${name} is behind the events (${state}${error ? `: ${error}` : ''})`];
  }

  /** Null while the live tables are behind the shadow. */
  private async compareAtCheckpoint(): Promise<string[] | null> {
    await this.client.query('begin');
    try {
      const { rows } = await this.client.query<{ position: Position }>(
        'select position from projection_checkpoint where name = $1 for update',
        [this.projection.name],
      );
      const live = rows[0]?.position ?? '';
      if (live < this.position) return null;
      await this.foldTo(live);
      await this.rows.flush();
      return await this.differences();
    } finally {
      await this.client.query('commit');
    }
  }

  /** Up to this position and not one event further. */
  private async foldTo(target: Position): Promise<void> {
    while (this.position < target) {
      const { events, scannedTo } = await this.store.readAll({
        after: this.position,
        limit: BATCH,
      });
      const wanted = events.filter(
        ({ position, stream }) =>
          position <= target &&
          this.projection.prefixes.some((prefix) => stream.startsWith(prefix)),
      );
      await this.rows.fold(wanted);
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
          `${live}: ${missing} rows of the replay are not in it, ${extra} of its rows are not in the replay`,
        );
    }
    return found;
  }
}

async function dropShadows(projection: Projection, client: PoolClient): Promise<void> {
  for (const { name } of tablesOf(projection, (row) => `${tableNameOf(row)}_shadow`).values())
    await client.query(`drop table if exists ${name}`);
}
