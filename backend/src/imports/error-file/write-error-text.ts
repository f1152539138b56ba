import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { importTexts as texts } from '@contracts/texts/app/imports.js';

import {
  encodeText,
  encodingFor,
  markOf,
  type TextEncoding,
  textEncodingOf,
} from '../../platform/uploads/encode-text.js';
import { rawCell, splitRawLine, withoutFormula } from '../../platform/uploads/raw-cells.js';
import { csvLines, openRawTable } from '../../platform/uploads/reading/csv-lines.js';
import { FileBudget } from '../../platform/uploads/reading/file-budget.js';
import { ErrorColumns, hasText, type RowCorrection, widestOf } from './error-columns.js';
import { type ErrorFile, textsOf } from './left-out-rows.js';

/** Writes an error file of a CSV or TSV file: cells are as in the file unless they were corrected or are formulas. */
export async function writeErrorText(file: ErrorFile): Promise<TextEncoding> {
  const { paths, rows } = file;
  const encoding = encodingFor(await textEncodingOf(paths.source), textsOf(rows));
  await pipeline(Readable.from(bytesOf(file, encoding)), fs.createWriteStream(paths.target));
  return encoding;
}

async function* bytesOf(file: ErrorFile, encoding: TextEncoding): AsyncGenerator<Buffer> {
  yield markOf(encoding);
  for await (const text of linesOf(file)) yield encodeText(text, encoding);
}

async function* linesOf(file: ErrorFile): AsyncGenerator<string> {
  const { paths, rows } = file;
  const widest = await widestOf(csvLines(paths.source, unlimitedBudget()), rows);
  const table = await openRawTable(paths.source, unlimitedBudget());
  const { delimiter, lineEnd } = table;
  yield table.delimiterLine;
  let columns: ErrorColumns | null = null;
  for await (const { row, cells, raw } of table.lines) {
    if (!cells.some(hasText)) continue;
    const correctedRow = columns && rows.get(row)?.[0];
    if (columns && !correctedRow) continue;
    const own = splitRawLine(raw, delimiter);
    if (columns && correctedRow)
      yield rowOf(columns, own, columns.correct(correctedRow, cells), delimiter) + lineEnd;
    else {
      columns = new ErrorColumns(cells, file, widest);
      yield headingOf(columns, own, delimiter) + lineEnd;
    }
  }
}

/** The file was within its limits when it was read to be planned. */
const unlimitedBudget = () => new FileBudget(Infinity);

function headingOf(columns: ErrorColumns, raw: readonly string[], delimiter: string): string {
  const added = [...columns.added, texts.errorColumn].map((name) => rawCell(name, delimiter));
  return [...ownCellsOf(columns, raw), ...added].join(delimiter);
}

function rowOf(
  columns: ErrorColumns,
  raw: readonly string[],
  { texts: corrected, error }: RowCorrection,
  delimiter: string,
): string {
  const own = [...ownCellsOf(columns, raw), ...columns.added.map(() => '')];
  const cells = own.map((cell, index) => {
    const text = corrected.get(index);
    return text === undefined ? cell : rawCell(text, delimiter);
  });
  return [...cells, rawCell(error, delimiter)].join(delimiter);
}

/** One for each column of the file. */
function ownCellsOf(columns: ErrorColumns, raw: readonly string[]): string[] {
  const own = columns.ownCells(raw);
  return Array.from({ length: columns.width }, (_, index) => withoutFormula(own[index] ?? ''));
}
