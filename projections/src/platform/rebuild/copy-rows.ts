import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { RowColumn, RowTable } from '../row-database.js';

const ROWS_PER_CHUNK = 200;

/** Writes new rows at the speed of COPY. Returns their number. */
export async function copyRows(
  client: ClientBase,
  { name, columns }: RowTable,
  rows: readonly object[],
): Promise<number> {
  const names = columns.map((column) => column.name).join(', ');
  const target = client.query(copyFrom(`copy ${name} (${names}) from stdin`));
  await pipeline(Readable.from(chunksOf(columns, rows)), target);
  return rows.length;
}

function* chunksOf(columns: readonly RowColumn[], rows: readonly object[]): Generator<string> {
  for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK)
    yield rows
      .slice(start, start + ROWS_PER_CHUNK)
      .map((row) => copyLine(columns, row as Readonly<Record<string, unknown>>))
      .join('');
}

/** One row in COPY's text format. */
export function copyLine(
  columns: readonly RowColumn[],
  row: Readonly<Record<string, unknown>>,
): string {
  return `${columns.map(({ property, type }) => copyField(row[property], type)).join('\t')}\n`;
}

function copyField(value: unknown, type: string): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && type !== 'jsonb')
    return escape(`{${value.map(arrayElement).join(',')}}`);
  return escape(JSON.stringify(value));
}

/** Quotes every value: Postgres also reads quoted numbers and booleans. */
const arrayElement = (value: unknown): string =>
  value === null ? 'NULL' : `"${textOf(value).replace(/["\\]/g, '\\$&')}"`;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

const escape = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
