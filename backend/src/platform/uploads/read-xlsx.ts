import ExcelJS from 'exceljs';
import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

import { uploadTexts } from '@contracts/texts/spec/uploads.js';

import { columnIndexes, type CsvFormat, fileError, valuesAt } from './read-csv.js';

const inflate = promisify(inflateRaw);

const END_RECORD = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** Maximum length of a data descriptor; anything longer between two entries is hidden data. */
const MAX_DESCRIPTOR_LENGTH = 24;
const DEFLATED = 8;

interface Entry {
  readonly method: number;
  readonly packedBytes: number;
  readonly offset: number;
}

/** Not an archive, or larger or other than it claims. */
export class UnsafeArchive extends Error {}

/**
 * Unpacks every entry of a ZIP archive once and discards the result, so that later readers cannot exceed
 * `mostBytes`. Sizes stated by the archive are not trusted.
 * @throws UnsafeArchive
 */
export async function assertSafeArchive(path: string, mostBytes: number): Promise<void> {
  const archive = await fs.readFile(path);
  const { entries, directoryAt } = readDirectory(archive);
  let left = mostBytes;
  let next = 0;
  for (const entry of entries) {
    if (entry.offset < next || entry.offset - next > MAX_DESCRIPTOR_LENGTH)
      throw new UnsafeArchive();
    const from = dataStart(archive, entry.offset);
    next = from + entry.packedBytes;
    if (next > directoryAt) throw new UnsafeArchive();
    left -= await unpackedBytes(archive.subarray(from, next), entry.method, left);
  }
  if (directoryAt - next > MAX_DESCRIPTOR_LENGTH) throw new UnsafeArchive();
}

function readDirectory(archive: Buffer): { entries: Entry[]; directoryAt: number } {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + END_BYTES > archive.length || archive.readUInt32LE(end) !== END_RECORD)
    throw new UnsafeArchive();
  const count = archive.readUInt16LE(end + 10);
  const directoryAt = archive.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let at = directoryAt, index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || archive.readUInt32LE(at) !== ENTRY) throw new UnsafeArchive();
    entries.push({
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + lengthsAt(archive, at + 28, 3);
  }
  return { entries: entries.sort((one, other) => one.offset - other.offset), directoryAt };
}

/** Offset after the entry's header, name and extra field. */
function dataStart(archive: Buffer, offset: number): number {
  if (offset + LOCAL_BYTES > archive.length) throw new UnsafeArchive();
  return offset + LOCAL_BYTES + lengthsAt(archive, offset + 26, 2);
}

/** Sum of `count` two-byte lengths. */
const lengthsAt = (archive: Buffer, at: number, count: number): number =>
  Array.from({ length: count }, (_, index) => archive.readUInt16LE(at + 2 * index)).reduce(
    (sum, length) => sum + length,
    0,
  );

async function unpackedBytes(packed: Buffer, method: number, most: number): Promise<number> {
  if (method !== DEFLATED) {
    if (packed.length > most) throw new UnsafeArchive();
    return packed.length;
  }
  try {
    return (await inflate(packed, { maxOutputLength: Math.max(1, most) })).length;
  } catch {
    throw new UnsafeArchive();
  }
}

/** One row of a sheet below its heading. */
export interface SheetRow<Column extends string> {
  readonly sheet: string;
  /** Line number; the heading is 1. */
  readonly row: number;
  /** As text; empty if the sheet has no such column or the cell is empty. */
  readonly values: Readonly<Record<Column, string>>;
}

/** Maximum memory for reading a workbook. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/** Replaces a formula, whose result is unverified: no column accepts it as a value. */
export const FORMULA_CELL = '=';

/**
 * Reads the sheets of a workbook row by row; the first one must have the columns, others without them are skipped,
 * as are empty lines.
 * @throws InvalidRequest for a file that is not a workbook, lacks a column, or has too many rows
 */
export async function* readXlsx<Column extends string>(
  path: string,
  form: CsvFormat<Column>,
): AsyncGenerator<SheetRow<Column>> {
  await assertReadable(path);
  const budget = { left: form.maxRows };
  let isFirst = true;
  for await (const sheet of openSheets(path)) {
    yield* readSheet(sheet, form, { budget, isFirst });
    isFirst = false;
  }
}

async function assertReadable(path: string): Promise<void> {
  try {
    await assertSafeArchive(path, MAX_UNPACKED);
  } catch (error) {
    if (error instanceof UnsafeArchive) throw notReadable();
    throw error;
  }
}

type Sheet = ExcelJS.stream.xlsx.WorksheetReader;

async function* openSheets(path: string): AsyncGenerator<Sheet> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookReader(path, {
    entries: 'emit',
    sharedStrings: 'cache',
    styles: 'ignore',
    hyperlinks: 'ignore',
    worksheets: 'emit',
  });
  try {
    for await (const sheet of workbook) yield sheet;
  } catch (error) {
    if (error instanceof Error && error.name === 'Error') throw notReadable();
    throw error;
  }
}

async function* readSheet<Column extends string>(
  sheet: Sheet,
  form: CsvFormat<Column>,
  { budget, isFirst }: { budget: { left: number }; isFirst: boolean },
): AsyncGenerator<SheetRow<Column>> {
  let places: ReadonlyMap<Column, number> | null = null;
  for await (const line of sheet) {
    const cells = cellsOf(line);
    if (!places) {
      if (!isFirst && !hasColumns(cells, form)) return;
      places = columnIndexes(cells, form);
      continue;
    }
    if (cells.every((cell) => cell === '')) continue;
    budget.left -= 1;
    if (budget.left < 0) throw fileError(uploadTexts.tooManyRows, String(form.maxRows));
    yield { sheet: nameOf(sheet), row: line.number, values: valuesAt(places, cells) };
  }
  if (!places && isFirst) columnIndexes([], form);
}

function hasColumns<Column extends string>(
  heading: readonly string[],
  form: CsvFormat<Column>,
): boolean {
  const known = new Set(heading);
  return form.needed.every((column) => known.has(column));
}

/** Cells in order, missing ones as empty texts. */
const cellsOf = (line: ExcelJS.Row): string[] =>
  Array.from({ length: line.cellCount }, (_, index) => textOf(line.getCell(index + 1).value));

function textOf(value: ExcelJS.CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 'yyyy-MM-dd'.length);
  if (typeof value !== 'object') return String(value).trim();
  if ('richText' in value)
    return value.richText
      .map(({ text }) => text)
      .join('')
      .trim();
  if ('text' in value) return value.text.trim();
  return 'error' in value ? '' : FORMULA_CELL;
}

/** The reader's types omit the name. */
function nameOf(sheet: Sheet): string {
  const { name } = sheet as Sheet & { name?: unknown };
  return typeof name === 'string' ? name : '';
}

const notReadable = () => fileError(uploadTexts.notASpreadsheet, '');
