import ExcelJS from 'exceljs';

import { uploadTexts } from '@contracts/texts/uploads.js';

import { assertUnpacks, NotUnpackable } from './assert-unpacks.js';
import { placesOf, refused, valuesAt, type CsvForm } from './read-csv.js';

/** One line of a sheet below its heading. */
export interface SheetRow<Column extends string> {
  readonly sheet: string;
  /** Line number, the heading being 1. */
  readonly row: number;
  /** As text; empty where the sheet has no such column or the cell holds nothing. */
  readonly values: Readonly<Record<Column, string>>;
}

/** What a workbook may take in memory while it is read. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** Stands for a formula, whose result nobody has checked: no column takes it for a value. */
export const FORMULA_CELL = '=';

/**
 * Reads the sheets of a workbook row by row; the first one has to have the columns, others that lack
 * them are passed over, as are empty lines.
 * @throws InvalidRequest when it is no workbook, lacks a column, or has too many rows
 */
export async function* readXlsx<Column extends string>(
  path: string,
  form: CsvForm<Column>,
): AsyncGenerator<SheetRow<Column>> {
  await assertReadable(path);
  const budget = { left: form.mostRows };
  let isFirst = true;
  for await (const sheet of openSheets(path)) {
    yield* readSheet(sheet, form, { budget, isFirst });
    isFirst = false;
  }
}

async function assertReadable(path: string): Promise<void> {
  try {
    await assertUnpacks(path, MOST_UNPACKED);
  } catch (error) {
    if (error instanceof NotUnpackable) throw notReadable();
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
  form: CsvForm<Column>,
  { budget, isFirst }: { budget: { left: number }; isFirst: boolean },
): AsyncGenerator<SheetRow<Column>> {
  let places: ReadonlyMap<Column, number> | null = null;
  for await (const line of sheet) {
    const cells = cellsOf(line);
    if (!places) {
      if (!isFirst && !hasColumns(cells, form)) return;
      places = placesOf(cells, form);
      continue;
    }
    if (cells.every((cell) => cell === '')) continue;
    budget.left -= 1;
    if (budget.left < 0) throw refused(uploadTexts.tooManyRows, String(form.mostRows));
    yield { sheet: nameOf(sheet), row: line.number, values: valuesAt(places, cells) };
  }
  if (!places && isFirst) placesOf([], form);
}

function hasColumns<Column extends string>(
  heading: readonly string[],
  form: CsvForm<Column>,
): boolean {
  const known = new Set(heading);
  return form.needed.every((column) => known.has(column));
}

/** Cells in order, those that are missing as empty texts. */
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

/** The reader knows the name, its types do not. */
function nameOf(sheet: Sheet): string {
  const { name } = sheet as Sheet & { name?: unknown };
  return typeof name === 'string' ? name : '';
}

const notReadable = () => refused(uploadTexts.notASpreadsheet, '');
