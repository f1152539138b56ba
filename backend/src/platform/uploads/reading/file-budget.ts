import { findErrorColumn } from './headings.js';
import { UnreadableFile } from './unreadable-file.js';

export const MAX_COLUMNS = 500;
export const MAX_CELLS = 1_000_000;
/** Limit of a column's name, which screens and saved mappings repeat. */
export const MAX_HEADING_CHARACTERS = 1_000;
/** The maximum a spreadsheet shows in one cell. */
export const MAX_CELL_CHARACTERS = 32_767;
export const MAX_ROW_CHARACTERS = 65_536;
/**
 * Allowance of an error file beyond the limits of its file (ADR 62), so that it can always be imported again: columns
 * for errors and corrections, and characters of the text of one row.
 */
export const ERROR_FILE_COLUMNS = 30;
export const ERROR_FILE_CHARACTERS = 16_384;
/** Limit on the text of all rows together: one shared string of a workbook may be used in a million cells. */
export const MAX_CHARACTERS = 10_000_000;
export const MAX_SHEETS = 100;
export const MAX_UNPACKED_MEGABYTES = 64;

/** Counts a file's contents as it is read. */
export class FileBudget {
  private rows = 0;
  private cells = 0;
  private characters = 0;
  /** Columns beyond the limit; before the heading is known, those of an error file. */
  private extraColumns = ERROR_FILE_COLUMNS;
  private extraCells = 0;

  constructor(private readonly maxRows: number) {}

  /** Counts a row below the heading. @throws UnreadableFile */
  addRow(): void {
    this.rows += 1;
    this.extraCells += this.extraColumns;
    if (this.rows > this.maxRows) throw new UnreadableFile('tooManyRows', this.maxRows);
  }

  /** Counts cells; `width` is the number of the last one's column. @throws UnreadableFile */
  addCells(count: number, width: number): void {
    this.assertWidth(width);
    this.cells += count;
    if (this.cells > MAX_CELLS + this.extraCells)
      throw new UnreadableFile('tooManyCells', MAX_CELLS);
  }

  /** Counts the text of a heading; one of an error file allows for its additions. @throws UnreadableFile */
  addHeading(cells: readonly string[]): void {
    this.extraColumns = findErrorColumn(cells) === -1 ? 0 : ERROR_FILE_COLUMNS;
    this.assertWidth(cells.length);
    if (cells.some(({ length }) => length > MAX_HEADING_CHARACTERS))
      throw new UnreadableFile('headingTooLong', MAX_HEADING_CHARACTERS);
    this.addText(cells);
  }

  /** Counts the text of a row. @throws UnreadableFile */
  addText(cells: readonly string[]): void {
    let length = 0;
    for (const cell of cells) {
      if (cell.length > MAX_CELL_CHARACTERS)
        throw new UnreadableFile('cellTooLong', MAX_CELL_CHARACTERS);
      length += cell.length;
    }
    if (length > MAX_ROW_CHARACTERS) throw new UnreadableFile('rowTooLong', MAX_ROW_CHARACTERS);
    this.characters += length;
    if (this.characters > MAX_CHARACTERS) throw new UnreadableFile('tooMuchText', MAX_CHARACTERS);
  }

  private assertWidth(width: number): void {
    if (width > MAX_COLUMNS + this.extraColumns)
      throw new UnreadableFile('tooManyColumns', MAX_COLUMNS);
  }
}
