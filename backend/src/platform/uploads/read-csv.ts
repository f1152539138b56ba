import fs from 'node:fs';
import { Readable } from 'node:stream';

import { CsvError, parse } from 'csv-parse';

import { uploadTexts } from '@contracts/texts/uploads.js';

import { InvalidRequest } from '../invalid-request.js';
import { fileText } from './file-text.js';

/** One line of a file below its heading. */
export interface CsvRow<Column extends string> {
  /** Line number, the heading being 1. */
  readonly row: number;
  /** As written; empty where the line ends early or the file has no such column. */
  readonly values: Readonly<Record<Column, string>>;
}

export interface CsvForm<Column extends string> {
  /** Columns of the template, as it spells them. */
  readonly columns: readonly Column[];
  /** Those a file cannot do without. */
  readonly needed: readonly Column[];
  readonly mostRows: number;
}

/**
 * Reads a CSV file row by row. Headings are compared without case, spaces or punctuation; columns the
 * template does not have are passed over, as are empty lines.
 * @throws InvalidRequest when it is no CSV, lacks a column, or has too many rows
 */
export async function* readCsv<Column extends string>(
  path: string,
  form: CsvForm<Column>,
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
        places = placesOf(record, form);
        continue;
      }
      count += 1;
      if (count > form.mostRows) throw refused(uploadTexts.tooManyRows, String(form.mostRows));
      if (record.some((value) => value.trim() !== ''))
        yield { row: info.lines, values: valuesAt(places, record) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw refused(uploadTexts.notReadable, error.message);
    throw error;
  }
  if (!places) placesOf([], form);
}

/** Spreadsheets of some countries write semicolons, and some programs tabs: the heading has most of the one in use. */
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

/** Where a heading has the columns. @throws InvalidRequest when it lacks one that is needed */
export function placesOf<Column extends string>(
  heading: readonly string[],
  { columns, needed }: CsvForm<Column>,
): ReadonlyMap<Column, number> {
  const names = heading.map(plain);
  const places = new Map(columns.map((column) => [column, names.indexOf(plain(column))]));
  const missing = needed.find((column) => (places.get(column) ?? -1) < 0);
  if (missing) throw refused(uploadTexts.columnMissing, missing);
  return places;
}

/** A record's values by column. */
export const valuesAt = <Column extends string>(
  places: ReadonlyMap<Column, number>,
  record: readonly string[],
): Record<Column, string> =>
  Object.fromEntries([...places].map(([column, place]) => [column, record[place] ?? ''])) as Record<
    Column,
    string
  >;

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The whole file is refused; `detail` fills the text's gap. */
export const refused = (text: string, detail: string) =>
  new InvalidRequest([{ path: 'file', message: text.replace(/\{\w+\}/, () => detail) }]);
