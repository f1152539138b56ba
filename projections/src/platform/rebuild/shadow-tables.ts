import type { ClientBase, Pool } from 'pg';

import type { Projection, RowSchema } from '../projection.js';
import { withConnection, tableNameOf, tablesOf, type RowTable } from '../row-database.js';

const shadowOf = (name: string): string => `${name}_shadow`;

interface Index {
  readonly name: string;
  readonly definition: string;
  readonly isKey: boolean;
}

/** Number of indexes built concurrently. */
const BUILDERS = 2;

/** Tables of the same shape as the live ones, initially empty, which replace them at the end. */
export class ShadowTables {
  readonly tables: ReadonlyMap<RowSchema, RowTable>;
  private readonly names: readonly string[];

  constructor(projection: Projection) {
    this.tables = tablesOf(projection, (row) => shadowOf(tableNameOf(row)));
    this.names = [...this.tables.keys()].map(tableNameOf);
  }

  /** Discards the remains of a rebuild that was killed. */
  async create(client: ClientBase): Promise<void> {
    for (const name of this.names)
      await client.query(`
        drop table if exists ${shadowOf(name)};
        create table ${shadowOf(name)} (like ${name} including defaults including constraints);
      `);
  }

  /** Creates only the keys, to look rows up before everything is written. Idempotent. */
  async buildKeys(pool: Pool): Promise<void> {
    await this.build(pool, ({ isKey }) => isKey);
  }

  /** Creates all indexes of the live tables, and fresh statistics. */
  async buildIndexes(pool: Pool): Promise<void> {
    await this.build(pool, () => true);
    for (const name of this.names) await pool.query(`vacuum (analyze) ${shadowOf(name)}`);
  }

  /** Waits for readers of the live tables and keeps others out until the transaction ends. */
  async lockLive(client: ClientBase): Promise<void> {
    await client.query(`lock table ${this.names.join(', ')} in access exclusive mode`);
  }

  /** Replaces the live tables. Call in the transaction that moves the checkpoint, with the live tables locked. */
  async swap(client: ClientBase): Promise<void> {
    for (const name of this.names) {
      const indexes = await indexesOf(client, name);
      await client.query(`drop table ${name}`);
      await client.query(`alter table ${shadowOf(name)} rename to ${name}`);
      for (const index of indexes)
        await client.query(`alter index ${shadowOf(index.name)} rename to ${index.name}`);
    }
  }

  private async build(pool: Pool, isWanted: (index: Index) => boolean): Promise<void> {
    const statements: string[] = [];
    for (const name of this.names) {
      const built = new Set((await indexesOf(pool, shadowOf(name))).map((index) => index.name));
      const missing = (await indexesOf(pool, name))
        .filter(isWanted)
        .filter((index) => !built.has(shadowOf(index.name)));
      statements.push(...missing.map((index) => buildStatement(name, index)));
    }
    await Promise.all(Array.from({ length: BUILDERS }, () => runAll(pool, statements)));
  }
}

/** Runs statements from the list until it is empty. */
function runAll(pool: Pool, statements: string[]): Promise<void> {
  return withConnection(pool, async (client) => {
    // The builders already run in parallel: small indexes cost less than starting workers for them.
    await client.query(
      `set maintenance_work_mem = '256MB'; set max_parallel_maintenance_workers = 0`,
    );
    for (let next = statements.shift(); next; next = statements.shift()) await client.query(next);
    await client.query('reset maintenance_work_mem; reset max_parallel_maintenance_workers');
  });
}

async function indexesOf(database: Pool | ClientBase, table: string): Promise<Index[]> {
  const { rows } = await database.query<Index>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary as "isKey"
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass order by i.indexrelid`,
    [table],
  );
  return rows;
}

/** The live index's own definition, with the names of the shadow in it. */
function buildStatement(table: string, { name, definition, isKey }: Index): string {
  const shadowed = definition.replace(
    /INDEX \S+ ON \S+/,
    `INDEX ${shadowOf(name)} ON ${shadowOf(table)}`,
  );
  if (!isKey) return shadowed;
  return `${shadowed};
    alter table ${shadowOf(table)} add constraint ${shadowOf(name)}
    primary key using index ${shadowOf(name)}`;
}
