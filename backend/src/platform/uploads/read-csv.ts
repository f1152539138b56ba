import fs from 'node:fs';
import { Readable } from 'node:stream';

import { CsvError, parse } from 'csv-parse';

import { uploadTexts } from '@contracts/texts/spec/uploads.js';

import { InvalidRequest } from '../invalid-request.js';
import { fileText } from './file-text.js';

/** One row of a file below its heading. */
export interface CsvRow<Column extends string> {
  /** Line number; the heading is 1. */
  readonly row: number;
  /** As written; empty if the line ends early or the file has no such column. */
  readonly values: Readonly<Record<Column, string>>;
}

export interface CsvFormat<Column extends string> {
  /** Columns of the template, as spelled there. */
  readonly columns: readonly Column[];
  /** Required columns. */
  readonly needed: readonly Column[];
  readonly maxRows: number;
}

/**
 * Reads a CSV file row by row. Headings are compared without case, spaces or punctuation; unknown columns and empty
 * lines are skipped.
 * @throws InvalidRequest for a file that is not CSV, lacks a column, or has too many rows
 */
export async function* readCsv<Column extends string>(
  path: string,
  form: CsvFormat<Column>,
): AsyncGenerator<CsvRow<Column>> {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true, info: true };
  const delimiter = await delimiterOf(path);
  const records = Readable.from(fileText(path)).pipe(
    parse({ ...options, delimiter, max_record_size: 65_536 }),
  );
  let places: ReadonlyMap<Column, number> | null = null;
  let count = 0;
  try {
    for await (const { record, info } of records as AsyncIterable<ParsedLine>) {
      if (!places) {
        places = columnIndexes(record, form);
        continue;
      }
      count += 1;
      if (count > form.maxRows) throw fileError(uploadTexts.tooManyRows, String(form.maxRows));
      if (record.some((value) => value.trim() !== ''))
        yield { row: info.lines, values: valuesAt(places, record) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw fileError(uploadTexts.notReadable, error.message);
    throw error;
  }
  if (!places) columnIndexes([], form);
}

/**
 * Spreadsheets of some countries write semicolons, and some programs tabs: picks the most frequent one of the
 * heading.
 */
async function delimiterOf(path: string): Promise<string> {
  const file = await fs.promises.open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const [heading = ''] = buffer.toString('utf8', 0, bytesRead).trimStart().split(/\r?\n/);
    const countOf = (sign: string) => heading.split(sign).length;
    return [',', ';', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
  } finally {
    await file.close();
  }
}

interface ParsedLine {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Indexes of the columns in a heading. @throws InvalidRequest when a required one is missing */
export function columnIndexes<Column extends string>(
  heading: readonly string[],
  { columns, needed }: CsvFormat<Column>,
): ReadonlyMap<Column, number> {
  const names = heading.map(plain);
  const places = new Map(columns.map((column) => [column, names.indexOf(plain(column))]));
  const missing = needed.find((column) => (places.get(column) ?? -1) < 0);
  if (missing) throw fileError(uploadTexts.columnMissing, missing);
  return places;
}

/** Values of a record by column. */
export const valuesAt = <Column extends string>(
  places: ReadonlyMap<Column, number>,
  record: readonly string[],
): Record<Column, string> =>
  Object.fromEntries([...places].map(([column, place]) => [column, record[place] ?? ''])) as Record<
    Column,
    string
  >;

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Error of the whole file; `detail` replaces the placeholder of the text. */
export const fileError = (text: string, detail: string) =>
  new InvalidRequest([{ path: 'file', message: text.replace(/\{\w+\}/, () => detail) }]);
