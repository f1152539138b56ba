import type { ClientBase, QueryConfig } from 'pg';
import type { EntitySchemaColumnOptions } from 'typeorm';

import type { Projection, RowChange, RowSchema, RowKey } from './projection.js';

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
    const kept = changes.flatMap(({ after }) => after ?? []);
    const gone = changes.filter(({ after }) => after === null).map(({ key }) => key);
    const { upsert, remove } = this.statements;
    return [
      ...(kept.length > 0 ? [{ ...upsert, values: [JSON.stringify(kept)] }] : []),
      ...(gone.length > 0 ? [{ ...remove, values: [gone] }] : []),
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
