import { EntitySchema, type EntitySchemaColumnOptions, EntitySchemaOptions } from 'typeorm';

import { columnName, type RowOf, type Stored, type StoredColumns } from './column.js';

/** Maps declared columns to the schema that TypeORM and the projections read. */
export function rowSchema<Columns extends StoredColumns>(
  table: string,
  columns: Columns,
): EntitySchema<RowOf<Columns>> {
  const options = Object.entries(columns).map(([property, column]) => [
    property,
    columnOptions(property, column),
  ]);
  const schema = Object.assign(new EntitySchemaOptions<RowOf<Columns>>(), {
    name: table,
    tableName: table,
    columns: Object.fromEntries(options) as EntitySchema<RowOf<Columns>>['options']['columns'],
  });
  return new EntitySchema(schema);
}

function columnOptions(
  property: string,
  { sql, isNullable, isKey }: Stored<unknown>,
): EntitySchemaColumnOptions {
  return {
    name: columnName(property),
    type: sql === 'text[]' ? 'text' : sql,
    array: sql === 'text[]',
    nullable: isNullable,
    primary: isKey,
  };
}
