import type { FileBudget } from '../limits.js';
import { FORMULA_CELL, type FileLine } from '../table-format.js';
import { UnreadableFile } from '../unreadable-file.js';
import type { Archive } from './archive.js';
import { formatNumber, plainNumber } from './number-format.js';
import { parseXml, type XmlAttributes, type XmlHandlers } from './parse-xml.js';
import type { Sheet, Workbook } from './workbook.js';

export interface SheetOptions {
  readonly budget: FileBudget;
  readonly marksFormulas: boolean;
}

/** Rows of a sheet that exist in the file; empty cells before the last one are empty texts. @throws UnreadableFile */
export async function* sheetLines(
  archive: Archive,
  { workbook, sheet }: { readonly workbook: Workbook; readonly sheet: Sheet },
  options: SheetOptions,
): AsyncGenerator<FileLine> {
  const sheetReader = new SheetReader(workbook, options);
  for await (const reader of parseXml(archive.read(sheet.entry), sheetReader)) {
    for (const line of reader.takeLines()) yield { sheet: sheet.name, ...line };
    if (reader.isOver) return;
  }
}

type SheetLine = Omit<FileLine, 'sheet'>;

interface CellStart {
  /** From 1. */
  readonly column: number;
  readonly type: string;
  readonly style: number;
}

const noCell: CellStart = { column: 0, type: '', style: 0 };

class SheetReader implements XmlHandlers {
  /** All cells are read; charts, filters and formats follow. */
  isOver = false;
  private lines: SheetLine[] = [];
  private row = 0;
  private cells: string[] = [];
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

  takeLines(): SheetLine[] {
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
    else if (name === 'row') this.lines.push({ row: this.row, cells: this.cells });
    else if (name === this.valueTag) this.valueTag = '';
    else if (name === 'rPh') this.isPhonetic = false;
    else if (name === 'sheetData') this.isOver = true;
  }

  private openRow({ r }: XmlAttributes): void {
    this.row = r === undefined ? this.row + 1 : Number(r);
    if (!Number.isInteger(this.row) || this.row < 1) throw new UnreadableFile('notASpreadsheet');
    this.cells = [];
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
    this.cells[column - 1] = this.valueOf(this.cell);
  }

  private valueOf({ type, style }: CellStart): string {
    if (this.isFormula && this.options.marksFormulas) return FORMULA_CELL;
    const { value } = this;
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
        // An error is not a value; the rest are texts.
        return type === 'e' ? '' : value;
    }
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
