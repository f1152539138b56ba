import type { DocumentFormat } from './documents/document-format.js';

/** Format of a file that an import reads. */
export interface TableFormat<Column extends string> {
  /** Columns of the template, as spelled there. */
  readonly columns: readonly Column[];
  /** Required columns. */
  readonly needed: readonly Column[];
  /** Most rows below the heading, empty ones included. */
  readonly maxRows: number;
  /**
   * Every visible sheet of a workbook that has the columns, the first of which must; else only the first visible one.
   */
  readonly hasManySheets?: boolean;
  /** Reads a formula as `FORMULA_CELL`, for its result is unverified; else as the result stored with it. */
  readonly marksFormulas?: boolean;
  /**
   * Heading of each column, as `uniqueHeadings` names it, where a file has headings of its own; a column without one
   * is not read. Absent, columns are found by their own names.
   */
  readonly headings?: Readonly<Record<string, string>>;
  /** Position of the rows in XML and JSON documents; without it these are rejected. */
  readonly document?: DocumentFormat;
}

/** Marks a formula; no column accepts it as a value. */
export const FORMULA_CELL = '=';

/** One row of a file below its heading; the cells in the order of the format's columns, missing ones empty. */
export interface TableLine {
  /** Name of the sheet; empty for text files. */
  readonly sheet: string;
  /** Line number; the heading is 1. In a document, the number of the record. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** One row of a file, unparsed. */
export interface FileLine {
  readonly sheet: string;
  readonly row: number;
  readonly cells: readonly string[];
}
