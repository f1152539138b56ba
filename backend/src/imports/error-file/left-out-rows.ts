import fs from 'node:fs';
import { createInterface } from 'node:readline';

import type { ColumnMapping } from '@contracts/views/import-columns.view.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { ImportTemplate } from '../kinds/import-template.js';
import type { StoredRow } from '../import-rows.repository.js';

/** A row that was left out, with its cells as planned: received, or corrected in the plan. */
export interface LeftOutRow extends StoredRow {
  readonly faults: readonly Pick<RowErrorView, 'column' | 'message'>[];
}

/** Rows by their number in the file; in a document, the lines of one order share it. */
export type LeftOutRows = ReadonlyMap<number, readonly LeftOutRow[]>;

/** Files involved in writing an error file. */
export interface ErrorFilePaths {
  /** The file as received. */
  readonly source: string;
  /** The rows left out, as JSON lines. */
  readonly rows: string;
  /** The error file. */
  readonly target: string;
}

/** An error file to write. */
export interface ErrorFile {
  readonly template: ImportTemplate;
  readonly paths: ErrorFilePaths;
  readonly rows: LeftOutRows;
  /** Mapping used to read the file; null for a document, and for an import that has none stored. */
  readonly mapping: ColumnMapping | null;
}

/** Reads the rows left out from their file. */
export async function readLeftOutRows(path: string): Promise<LeftOutRows> {
  const rows = new Map<number, LeftOutRow[]>();
  for await (const line of createInterface({
    input: fs.createReadStream(path),
    crlfDelay: Infinity,
  })) {
    // Written by `ErrorFileWriter`.
    const row = JSON.parse(line) as LeftOutRow;
    const others = rows.get(row.row);
    if (others) others.push(row);
    else rows.set(row.row, [row]);
  }
  return rows;
}

/** Every text of the rows, cells and errors. */
export function* textsOf(rows: LeftOutRows): Generator<string> {
  for (const { values, faults } of [...rows.values()].flat()) {
    yield* Object.values(values);
    for (const { message } of faults) yield message;
  }
}

const MAX_ERROR_LENGTH = 1_000;

/** Error of a row, as in its Error column; truncated if very long. */
export function errorOf({ faults }: LeftOutRow): string {
  const error = faults.map(({ message }) => message).join(' ');
  return error.length <= MAX_ERROR_LENGTH ? error : `${error.slice(0, MAX_ERROR_LENGTH - 1)}…`;
}
