import ExcelJS from 'exceljs';

import { importTexts as texts } from '@contracts/texts/app/imports.js';

import { FileBudget } from '../../platform/uploads/reading/file-budget.js';
import { readFirstSheet } from '../../platform/uploads/reading/read-table.js';
import type { SheetLine, StoredCell } from '../../platform/uploads/reading/xlsx/sheet-lines.js';
import { resetZipTimes } from '../../platform/uploads/reset-zip-times.js';
import { xlsxText } from '../../platform/uploads/write-xlsx.js';
import { ErrorColumns, hasText, type RowCorrection, widestOf } from './error-columns.js';
import type { ErrorFile } from './left-out-rows.js';

const COLUMN_WIDTH = 16;
const MAX_SHEET_NAME = 31;
/** Maximum notes, each of more than a kilobyte; further cells are only marked, and the Error column has every error. */
const MAX_NOTES = 5_000;
/** Recorded as the time of every workbook, so that one written again has the same bytes. */
const FIXED_TIME = new Date('1980-01-01T00:00:00Z');
const MARK: ExcelJS.FillPattern = {
  type: 'pattern',
  pattern: 'solid',
  fgColor: { argb: 'FFFFC7CE' },
};

/**
 * Writes an error file of a workbook: one sheet, with numbers, days and text as in the file, and the cells with errors
 * marked and annotated. Formulas become their results. The same rows give the same bytes whenever it is written.
 */
export async function writeErrorWorkbook(file: ErrorFile): Promise<void> {
  const { paths, rows } = file;
  const widest = await widestOf(linesOf(paths.source), rows);
  const book = openWorkbook(paths.target);
  let sheet: ErrorSheet | null = null;
  for await (const line of linesOf(paths.source)) {
    if (!line.cells.some(hasText)) continue;
    const [row] = rows.get(line.row) ?? [];
    if (sheet && row) sheet.addRow(line, sheet.columns.correct(row, line.cells));
    sheet ??= ErrorSheet.begin(book, line, new ErrorColumns(line.cells, file, widest));
  }
  await book.commit();
  await resetZipTimes(paths.target);
}

/** Uses shared strings, as spreadsheet programs do, so that the error file is not much larger than the original. */
function openWorkbook(filename: string): ExcelJS.stream.xlsx.WorkbookWriter {
  const options = { filename, useStyles: true, useSharedStrings: true };
  const book = new ExcelJS.stream.xlsx.WorkbookWriter(options);
  book.created = FIXED_TIME;
  book.modified = FIXED_TIME;
  return book;
}

/** The file was within its limits when it was read to be planned. */
const linesOf = (path: string) =>
  readFirstSheet(path, {
    budget: new FileBudget(Infinity),
    marksFormulas: false,
    keepsCells: true,
  });

class ErrorSheet {
  private readonly styles = new Map<string, Partial<ExcelJS.Style>>();
  private notes = 0;

  private constructor(
    private readonly sheet: ExcelJS.Worksheet,
    readonly columns: ErrorColumns,
  ) {}

  static begin(
    book: ExcelJS.stream.xlsx.WorkbookWriter,
    heading: SheetLine,
    columns: ErrorColumns,
  ): ErrorSheet {
    const sheet = book.addWorksheet(sheetNameOf(heading.sheet), {
      views: [{ state: 'frozen', ySplit: 1 }],
    });
    const names = [...columns.added, texts.errorColumn];
    const count = columns.width + names.length;
    sheet.columns = Array.from({ length: count }, () => ({ width: COLUMN_WIDTH }));
    const written = new ErrorSheet(sheet, columns);
    const row = sheet.addRow([]);
    written.fill(row, heading, { texts: new Map(), notes: new Map() });
    for (const [index, name] of names.entries())
      row.getCell(columns.width + index + 1).value = name;
    row.commit();
    return written;
  }

  addRow(line: SheetLine, correction: RowCorrection): void {
    const { width, added } = this.columns;
    const row = this.sheet.addRow([]);
    this.fill(row, line, correction);
    if (correction.error !== '')
      row.getCell(width + added.length + 1).value = xlsxText(correction.error);
    row.commit();
  }

  private fill(
    row: ExcelJS.Row,
    line: SheetLine,
    { texts: corrected, notes }: Pick<RowCorrection, 'texts' | 'notes'>,
  ): void {
    const own = this.columns.ownCells(line.stored);
    const count = this.columns.width + this.columns.added.length;
    for (let index = 0; index < count; index += 1) {
      const stored = own[index];
      const text = corrected.get(index);
      const note = notes.get(index);
      if (!stored && text === undefined && note === undefined) continue;
      const cell = row.getCell(index + 1);
      cell.value = text === undefined ? valueOf(stored) : correctedValue(xlsxText(text), stored);
      cell.style = this.styleOf(stored?.format.code ?? '', note !== undefined);
      if (note !== undefined) this.annotate(cell, note);
    }
  }

  private annotate(cell: ExcelJS.Cell, note: string): void {
    this.notes += 1;
    if (this.notes <= MAX_NOTES) cell.note = xlsxText(note);
  }

  /** Shared by all cells of the same format. */
  private styleOf(numFmt: string, isMarked: boolean): Partial<ExcelJS.Style> {
    const key = `${isMarked ? 'marked' : ''} ${numFmt}`;
    const known = this.styles.get(key);
    if (known) return known;
    const style = { ...(numFmt !== '' && { numFmt }), ...(isMarked && { fill: MARK }) };
    this.styles.set(key, style);
    return style;
  }
}

function valueOf(stored: StoredCell | undefined): ExcelJS.CellValue {
  if (!stored || stored.value === '') return null;
  const { type, value } = stored;
  if (type === 'b') return value === '1';
  if (type === 'e') return errorValues.has(value) ? { error: toErrorValue(value) } : null;
  if (type !== 'n') return value;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}

const errorValues = new Set(['#N/A', '#REF!', '#NAME?', '#DIV/0!', '#NULL!', '#VALUE!', '#NUM!']);

// `errorValues` contains the library's values
const toErrorValue = (value: string) => value as ExcelJS.CellErrorValue['error'];

/** Keeps a number a number; anything else becomes text. */
function correctedValue(text: string, stored: StoredCell | undefined): ExcelJS.CellValue {
  const isNumber = stored?.type === 'n' && !stored.format.isDate && String(Number(text)) === text;
  return isNumber ? Number(text) : text || null;
}

/** A name that the library accepts; names saved by a spreadsheet stay as they are. */
function sheetNameOf(name: string): string {
  const accepted = name
    .replace(/[*?:\\/[\]]/g, ' ')
    .slice(0, MAX_SHEET_NAME)
    .replace(/^'+|'+$/g, '')
    .trim();
  return accepted === '' || accepted.toLowerCase() === 'history' ? 'Sheet1' : accepted;
}
