import pg, { type ClientBase, type QueryConfig } from 'pg';
import type { EntitySchemaColumnOptions } from 'typeorm';

import { genericPlans, ResponsivePool } from '@event-store/postgres/responsive-pool.js';

import type { Projection, RowChange, RowSchema, RowKey } from './projection.js';

/** Postgres types that rows represent differently from `pg`: numbers stay numbers, days and instants text. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    // `pg` declares its own parsers as any.
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/**
 * Commits do not wait for the disk: rows and checkpoint are lost together or not at all, and after a crash the last
 * events are folded again.
 */
const SETTINGS = '-c synchronous_commit=off';

/** Connections to the read models, for projections: rows are read back as they were folded. */
export function openRowDatabase(url: string, changes: pg.PoolConfig = {}): pg.Pool {
  const pool = new ResponsivePool({
    connectionString: url,
    max: 10,
    application_name: 'linehaul projections',
    types,
    options: SETTINGS,
    ...changes,
  });
  // An idle connection that breaks is replaced by the next query; without a listener its error would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * A pipelined connection: statements are sent without waiting for earlier results. It does not support COPY. Statements
 * are planned once, since planning takes longer than reading a few rows.
 */
export const openPipelinedDatabase = (url: string): pg.Pool =>
  openRowDatabase(url, { max: 1, pipeline: true, options: `${SETTINGS} ${genericPlans}` });

/** Runs the work on a separate connection. */
export async function withConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // A connection that breaks between two statements makes the next one fail; without a listener its error would end the
  // process.
  const ignore = () => undefined;
  client.on('error', ignore);
  let hasFailed = true;
  try {
    const result = await work(client);
    hasFailed = false;
    return result;
  } finally {
    client.off('error', ignore);
    // A failed connection is closed rather than reused, since its state is unknown.
    client.release(hasFailed);
  }
}

/** Runs the work in one transaction on one connection. */
export function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, async (client) => {
    await client.query('begin');
    try {
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Runs the work in one transaction on a pipelined connection. Statements given to `later` are already sent; its result
 * is awaited together with the commit's, which is a rollback if one of them failed.
 */
export function inPipelinedTransaction(
  pool: pg.Pool,
  work: (client: pg.PoolClient, later: (query: Promise<unknown>) => void) => Promise<void>,
): Promise<void> {
  return withConnection(pool, async (client) => {
    const pending: Promise<unknown>[] = [];
    const later = (query: Promise<unknown>) => {
      query.catch(() => undefined); // a failure before the await is handled below, and does not end the process
      pending.push(query);
    };
    later(client.query('begin'));
    try {
      await work(client, later);
      later(client.query('commit'));
      await Promise.all(pending);
    } catch (error) {
      await Promise.allSettled([...pending, client.query('rollback')]);
      throw error;
    }
  });
}

export interface RowColumn {
  readonly property: string;
  readonly name: string;
  /** Postgres type, for example `text[]`. */
  readonly type: string;
  readonly isKey: boolean;
}

/** Table of a row schema, with prepared statements for many rows at once. */
export class RowTable {
  readonly columns: readonly RowColumn[];
  readonly key: RowColumn;
  private readonly statements: ReturnType<typeof prepareStatements>;

  /** @param name another table of the same shape, for a rebuild */
  constructor(
    row: RowSchema,
    readonly name: string = tableNameOf(row),
  ) {
    this.columns = columnsOf(row);
    const key = this.columns.find(({ isKey }) => isKey);
    if (!key) throw new Error(`${row.options.name} has no primary column`);
    this.key = key;
    this.statements = prepareStatements(this.name, this.columns, key);
  }

  async load(client: ClientBase, keys: readonly RowKey[]): Promise<Map<RowKey, object>> {
    const { rows } = await client.query<Record<string, RowKey>>({
      ...this.statements.load,
      values: [keys],
    });
    return new Map(rows.map((row) => [this.keyOf(row), row]));
  }

  /** Writes the changes of a batch: one statement for existing rows, one for deleted ones. */
  saving(changes: readonly RowChange[]): QueryConfig[] {
    const upserted = changes.flatMap(({ after }) => after ?? []);
    const deleted = changes.filter(({ after }) => after === null).map(({ key }) => key);
    const { upsert, remove } = this.statements;
    return [
      ...(upserted.length > 0 ? [{ ...upsert, values: [JSON.stringify(upserted)] }] : []),
      ...(deleted.length > 0 ? [{ ...remove, values: [deleted] }] : []),
    ];
  }

  /** Writes rows of a journal; existing ones stay unchanged. */
  appending(rows: readonly object[]): QueryConfig[] {
    return rows.length > 0 ? [{ ...this.statements.append, values: [JSON.stringify(rows)] }] : [];
  }

  private keyOf(row: Record<string, RowKey>): RowKey {
    const key = row[this.key.property];
    if (key === undefined) throw new Error(`a row of ${this.name} has no key`);
    return key;
  }
}

/** Every table a projection writes. `nameOf` gives another table of the same shape. */
export function tablesOf(
  { table, derived, journal }: Projection,
  nameOf?: (row: RowSchema) => string,
): Map<RowSchema, RowTable> {
  const parts = [table, ...derived, ...(journal ? [journal] : [])];
  return new Map(parts.map(({ row }) => [row, new RowTable(row, nameOf?.(row))]));
}

export function tableOf(tables: ReadonlyMap<RowSchema, RowTable>, row: RowSchema): RowTable {
  const table = tables.get(row);
  if (!table) throw new Error(`${row.options.name} is not a table of this projection`);
  return table;
}

export const tableNameOf = ({ options }: RowSchema): string => options.tableName ?? options.name;

function columnsOf({ options }: RowSchema): RowColumn[] {
  const columns = options.columns as Readonly<Record<string, EntitySchemaColumnOptions>>;
  return Object.entries(columns).map(([property, column]) => ({
    property,
    name: column.name ?? property,
    type: `${String(column.type)}${column.array ? '[]' : ''}`,
    isKey: column.primary ?? false,
  }));
}

function prepareStatements(table: string, columns: readonly RowColumn[], key: RowColumn) {
  const names = columns.map(({ name }) => name).join(', ');
  const fields = columns.map(({ property, type }) => `"${property}" ${type}`).join(', ');
  const values = columns.map(({ property }) => `"${property}"`).join(', ');
  const selected = columns.map(({ name, property }) => `${name} as "${property}"`).join(', ');
  const updates = columns
    .filter(({ isKey }) => !isKey)
    .map(({ name }) => `${name} = excluded.${name}`)
    .join(', ');
  const inserting = `insert into ${table} (${names})
       select ${values} from jsonb_to_recordset($1::jsonb) as r(${fields})
       on conflict (${key.name})`;
  // Named, so that each connection prepares them once: they are long, and run for every batch.
  const named = (name: string, text: string) => ({ name: `${name} ${table}`, text });
  return {
    load: named(
      'load',
      `select ${selected} from ${table} where ${key.name} = any ($1::${key.type}[])`,
    ),
    upsert: named('upsert', `${inserting} do update set ${updates}`),
    append: named('append', `${inserting} do nothing`),
    remove: named('remove', `delete from ${table} where ${key.name} = any ($1::${key.type}[])`),
  };
}
