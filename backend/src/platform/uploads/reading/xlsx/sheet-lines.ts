import type { FileBudget } from '../file-budget.js';
import { FORMULA_CELL, type FileLine } from '../table-format.js';
import { UnreadableFile } from '../unreadable-file.js';
import type { Archive } from './archive.js';
import { formatNumber, type NumberFormat, plainNumber } from './number-format.js';
import { parseXml, type XmlAttributes, type XmlHandlers } from './parse-xml.js';
import type { Sheet, Workbook } from './workbook.js';

export interface SheetOptions {
  readonly budget: FileBudget;
  readonly marksFormulas: boolean;
  /** Adds the cells as stored, to write them again. */
  readonly keepsCells?: boolean;
}

/** A cell as stored; a day counts from 1900, as in other workbooks. */
export interface StoredCell {
  /** `n` for a number, `b` for true (1) or false, `e` for an error; others are strings. */
  readonly type: string;
  readonly value: string;
  readonly format: NumberFormat;
}

/** A row of a sheet, with its cells as stored if they are kept; cells the row lacks are undefined. */
export interface SheetLine extends FileLine {
  readonly stored: readonly (StoredCell | undefined)[];
}

/** Rows of a sheet that exist in the file; empty cells before the last one are empty strings. @throws UnreadableFile */
export async function* sheetLines(
  archive: Archive,
  { workbook, sheet }: { readonly workbook: Workbook; readonly sheet: Sheet },
  options: SheetOptions,
): AsyncGenerator<SheetLine> {
  const sheetReader = new SheetReader(workbook, options);
  for await (const reader of parseXml(archive.read(sheet.entry), sheetReader)) {
    for (const line of reader.takeLines()) yield { sheet: sheet.name, ...line };
    if (reader.isFinished) return;
  }
}

type RowOfSheet = Omit<SheetLine, 'sheet'>;

interface CellStart {
  /** From 1. */
  readonly column: number;
  readonly type: string;
  readonly style: number;
}

/** From the first day of 1900 to that of 1904, as workbooks count. */
const DAYS_TO_1904 = 1_462;

const noCell: CellStart = { column: 0, type: '', style: 0 };

class SheetReader implements XmlHandlers {
  /** All cells are read; charts, filters and formats follow. */
  isFinished = false;
  private lines: RowOfSheet[] = [];
  private row = 0;
  private cells: string[] = [];
  private stored: (StoredCell | undefined)[] = [];
  private cell = noCell;
  private value = '';
  private isFormula = false;
  /** Innermost element whose text is read: v for a value, t for an inline text. */
  private valueTag = '';
  private isPhonetic = false;

  constructor(
    private readonly workbook: Workbook,
    private readonly options: SheetOptions,
  ) {}

  takeLines(): RowOfSheet[] {
    const { lines } = this;
    this.lines = [];
    return lines;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'row') this.openRow(attributes);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'f') this.isFormula = true;
    else if (name === 'v' || name === 't') this.valueTag = name;
    else if (name === 'rPh') this.isPhonetic = true;
  }

  text(text: string): void {
    if (this.valueTag !== '' && !this.isPhonetic) this.value += text;
  }

  close(name: string): void {
    if (name === 'c') this.closeCell();
    else if (name === 'row')
      this.lines.push({ row: this.row, cells: this.cells, stored: this.stored });
    else if (name === this.valueTag) this.valueTag = '';
    else if (name === 'rPh') this.isPhonetic = false;
    else if (name === 'sheetData') this.isFinished = true;
  }

  private openRow({ r }: XmlAttributes): void {
    this.row = r === undefined ? this.row + 1 : Number(r);
    if (!Number.isInteger(this.row) || this.row < 1) throw new UnreadableFile('notASpreadsheet');
    this.cells = [];
    this.stored = [];
    this.cell = noCell;
  }

  private openCell({ r, t = 'n', s = '0' }: XmlAttributes): void {
    const column = r === undefined ? this.cell.column + 1 : columnOf(r);
    this.options.budget.addCells(1, column);
    this.cell = { column, type: t, style: Number(s) };
    this.value = '';
    this.isFormula = false;
  }

  private closeCell(): void {
    const { column } = this.cell;
    while (this.cells.length < column - 1) this.cells.push('');
    const text = this.valueOf(this.cell);
    this.cells[column - 1] = text;
    if (this.options.keepsCells) this.stored[column - 1] = this.storedCell(text);
  }

  private storedCell(text: string): StoredCell {
    const { type, style } = this.cell;
    const { formats, isFrom1904 } = this.workbook;
    const format = formats[style] ?? plainNumber;
    if (!['n', 'b', 'e'].includes(type)) return { type, value: text, format };
    const isMoved = isFrom1904 && format.isDate && this.value !== '';
    return {
      type,
      value: isMoved ? String(Number(this.value) + DAYS_TO_1904) : this.value,
      format,
    };
  }

  private valueOf({ type, style }: CellStart): string {
    const { value } = this;
    if (this.isMarked(type)) return FORMULA_CELL;
    const { formats, isFrom1904 } = this.workbook;
    switch (type) {
      case 's':
        return this.sharedText(value);
      case 'n':
        return formatNumber(value, formats[style] ?? plainNumber, isFrom1904);
      case 'b':
        return value === '1' ? 'true' : 'false';
      case 'd':
        return value.slice(0, 'yyyy-MM-dd'.length);
      default:
        // strings, and errors such as #N/A
        return value;
    }
  }

  /** Formulas that are not accepted, or that the program that wrote the workbook did not calculate. */
  private isMarked(type: string): boolean {
    const isUncalculated = type === 'n' && this.value === '';
    return this.isFormula && (this.options.marksFormulas || isUncalculated);
  }

  private sharedText(index: string): string {
    return index === '' ? '' : (this.workbook.sharedTexts[Number(index)] ?? '');
  }
}

/** Column of a reference like `AB12`, from 1. @throws UnreadableFile */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d+$)/.exec(reference)?.[0];
  if (letters === undefined) throw new UnreadableFile('notASpreadsheet');
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
