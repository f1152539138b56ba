import { csvLines } from './csv-lines.js';
import { documentLines } from './documents/document-lines.js';
import { firstBytes } from './file-text.js';
import { plainHeading, repeatedColumn, uniqueHeadings } from './headings.js';
import { FileBudget, MAX_UNPACKED_MEGABYTES } from './file-budget.js';
import type { FileLine, TableFormat, TableLine } from './table-format.js';
import { UnreadableFile } from './unreadable-file.js';
import { Archive } from './xlsx/archive.js';
import { type SheetLine, sheetLines, type SheetOptions } from './xlsx/sheet-lines.js';
import { readWorkbook } from './xlsx/workbook.js';

type Format = TableFormat<string>;

/**
 * Reads a file row by row: CSV or TSV text, or a workbook, regardless of its name. Headings are compared ignoring case,
 * spaces and punctuation; unknown columns and empty rows are skipped.
 * @throws UnreadableFile for a file that is not a table, lacks a column, or exceeds a limit
 */
export async function* readTable(path: string, format: Format): AsyncGenerator<TableLine> {
  const budget = new FileBudget(format.maxRows);
  const start = await firstBytes(path, SIGNATURE_BYTES);
  switch (kindOf(start)) {
    case 'workbook':
      yield* readWorkbookLines(path, format, budget);
      return;
    case 'oldOrLocked':
      throw new UnreadableFile('oldOrLocked');
    case 'markup':
      yield* readDocument(path, start, { format, budget });
      return;
    case 'other':
      throw new UnreadableFile('notATable');
    case 'text':
      yield* readLines(csvLines(path, budget), { format, budget, isRequired: true });
  }
}

/**
 * Returns the first lines of a table unchanged, starting with the heading, without empty lines; none for a document.
 * @throws UnreadableFile for a file that is not a table, or whose first lines exceed a limit
 */
export async function* readTableStart(path: string, count: number): AsyncGenerator<TableLine> {
  const budget = new FileBudget(Infinity);
  const kind = kindOf(await firstBytes(path, SIGNATURE_BYTES));
  if (kind === 'markup') return;
  if (kind === 'oldOrLocked') throw new UnreadableFile('oldOrLocked');
  if (kind === 'other') throw new UnreadableFile('notATable');
  const lines = kind === 'workbook' ? firstSheetLines(path, budget) : csvLines(path, budget);
  let left = count;
  for await (const line of lines) {
    if (line.cells.every((cell) => cell.trim() === '')) continue;
    const cells = line.cells.map((cell) => cell.trim());
    if (left === count) budget.addHeading(cells);
    else budget.addText(cells);
    yield { ...line, cells };
    left -= 1;
    if (left === 0) return;
  }
  if (left === count) throw new UnreadableFile('noContent');
}

const firstSheetLines = (path: string, budget: FileBudget): AsyncGenerator<FileLine> =>
  readFirstSheet(path, { budget, marksFormulas: false });

/** Lines of the first visible sheet of a workbook. @throws UnreadableFile */
export async function* readFirstSheet(
  path: string,
  options: SheetOptions,
): AsyncGenerator<SheetLine> {
  const archive = await Archive.open(path, MAX_UNPACKED_MEGABYTES);
  try {
    const workbook = await readWorkbook(archive);
    const [sheet] = workbook.sheets;
    if (!sheet) throw new UnreadableFile('notASpreadsheet');
    yield* sheetLines(archive, { workbook, sheet }, options);
  } finally {
    archive.close();
  }
}

const SIGNATURE_BYTES = 16;

/** First bytes of other files: PDF, PNG, JPEG, GIF, gzip, RAR, 7z. */
const otherSignatures = [
  '25504446',
  '89504e47',
  'ffd8ff',
  '47494638',
  '1f8b',
  '52617221',
  '377abcaf',
];
const workbookSignatures = ['504b0304', '504b0506'];
/** Excel 97 to 2003, and any version with a password. */
const OLD_SIGNATURE = 'd0cf11e0';
/** XML, HTML and JSON. */
const MARKUP = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*([<{[])/;

/** Kind of a file that has been read: a workbook, a text file, or a document. */
export async function fileKindOf(path: string): Promise<'workbook' | 'text' | 'xml' | 'json'> {
  const start = await firstBytes(path, SIGNATURE_BYTES);
  const kind = kindOf(start);
  if (kind === 'markup') return markupOf(start);
  return kind === 'workbook' ? kind : 'text';
}

const markupOf = (start: Buffer): 'xml' | 'json' =>
  MARKUP.exec(start.toString('latin1'))?.[1] === '<' ? 'xml' : 'json';

/** Detects the kind by content: file names are unreliable. */
function kindOf(start: Buffer): 'workbook' | 'oldOrLocked' | 'other' | 'markup' | 'text' {
  const signature = start.toString('hex');
  const begins = (known: string) => signature.startsWith(known);
  if (workbookSignatures.some(begins)) return 'workbook';
  if (begins(OLD_SIGNATURE)) return 'oldOrLocked';
  if (otherSignatures.some(begins)) return 'other';
  return MARKUP.test(start.toString('latin1')) ? 'markup' : 'text';
}

/** A file that begins like a document is rejected by a format without documents. */
async function* readDocument(
  path: string,
  start: Buffer,
  { format, budget }: Pick<Reading, 'format' | 'budget'>,
): AsyncGenerator<TableLine> {
  const { document } = format;
  if (!document || (await isOfOtherProgram(path))) throw new UnreadableFile('notATable');
  yield* documentLines(path, markupOf(start), { format, document, budget });
}

const BEGINNING_BYTES = 1024;
/** Pages and formats of spreadsheet and text programs, which files named `.xls` or `.csv` often are. */
const OF_OTHER_PROGRAMS = /<!doctype html|<html|<table|mso-application|office:spreadsheet|\{\\rtf/i;

async function isOfOtherProgram(path: string): Promise<boolean> {
  const beginning = await firstBytes(path, BEGINNING_BYTES);
  return OF_OTHER_PROGRAMS.test(beginning.toString('latin1').replaceAll('\0', ''));
}

async function* readWorkbookLines(
  path: string,
  format: Format,
  budget: FileBudget,
): AsyncGenerator<TableLine> {
  const archive = await Archive.open(path, MAX_UNPACKED_MEGABYTES);
  const options = { budget, marksFormulas: format.marksFormulas === true };
  try {
    const workbook = await readWorkbook(archive);
    const [first, ...others] = workbook.sheets;
    if (!first) throw new UnreadableFile('notASpreadsheet');
    for (const sheet of format.hasManySheets ? [first, ...others] : [first]) {
      const lines = sheetLines(archive, { workbook, sheet }, options);
      yield* readLines(lines, { format, budget, isRequired: sheet === first });
    }
  } finally {
    archive.close();
  }
}

interface Reading {
  readonly format: Format;
  readonly budget: FileBudget;
  /** If the required columns are missing, the file is rejected or the sheet is skipped. */
  readonly isRequired: boolean;
}

async function* readLines(
  lines: AsyncIterable<FileLine>,
  { format, budget, isRequired }: Reading,
): AsyncGenerator<TableLine> {
  let columnIndexes: readonly number[] | null = null;
  let width = 0;
  for await (const { sheet, row, cells } of lines) {
    if (columnIndexes) budget.addRow();
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!columnIndexes) {
      const missing = missingColumn(cells, format);
      if (missing !== undefined && !isRequired) return;
      if (missing !== undefined) throw new UnreadableFile('columnMissing', missing);
      assertUnique(cells, format);
      budget.addHeading(cells.map((cell) => cell.trim()));
      columnIndexes = columnIndexesOf(cells, format);
      width = cells.length;
      continue;
    }
    assertWidth({ sheet, row, cells }, width);
    const selected = columnIndexes.map((columnIndex) => (cells[columnIndex] ?? '').trim());
    budget.addText(selected);
    yield { sheet, row, cells: selected };
  }
  if (!columnIndexes && isRequired)
    throw new UnreadableFile('columnMissing', ...format.needed.slice(0, 1));
}

/** Rejects a heading with a column twice, unless its columns were chosen by a user. @throws UnreadableFile */
function assertUnique(heading: readonly string[], { columns, headings }: Format): void {
  const repeated = headings ? undefined : repeatedColumn(heading, columns);
  if (repeated !== undefined) throw new UnreadableFile('columnRepeated', repeated);
}

/**
 * Rejects a line of text with a value beyond the heading: a comma in another cell, such as that of 1,234.50, has shifted
 * it. A workbook may have notes there.
 * @throws UnreadableFile
 */
function assertWidth({ sheet, row, cells }: FileLine, width: number): void {
  if (sheet === '' && cells.slice(width).some((cell) => cell.trim() !== ''))
    throw new UnreadableFile('rowTooWide', row);
}

/** Index of each column in a heading; -1 for one that the file lacks. */
export function columnIndexesOf(
  heading: readonly string[],
  { columns, headings }: Pick<Format, 'columns' | 'headings'>,
): number[] {
  if (headings) {
    const names = uniqueHeadings(heading);
    return columns.map((column) => names.indexOf(headings[column] ?? ''));
  }
  const names = heading.map(plainHeading);
  return columns.map((column) => names.indexOf(plainHeading(column)));
}

function missingColumn(heading: readonly string[], format: Format): string | undefined {
  const { columns, needed, headings } = format;
  const columnIndexes = columnIndexesOf(heading, format);
  const missing = needed.find((column) => columnIndexes[columns.indexOf(column)] === -1);
  return missing === undefined ? undefined : (headings?.[missing] ?? missing);
}
