import type { IgnoredFieldView } from '@contracts/views/order-file.view.js';

import type { DocumentFormat } from './documents/document-format.js';

/** Format of a file that an import reads. */
export interface TableFormat<Column extends string> {
  /** Columns of the template, as spelled there. */
  readonly columns: readonly Column[];
  /** Required columns. */
  readonly needed: readonly Column[];
  /** Maximum rows below the heading, empty ones included. */
  readonly maxRows: number;
  /**
   * True to read every visible sheet that has the columns, as the first one must; false to read only the first visible
   * one.
   */
  readonly hasManySheets?: boolean;
  /** True to read a formula as `FORMULA_CELL`, since its result is unverified; false to read its stored result. */
  readonly marksFormulas?: boolean;
  /**
   * Heading of each column, as named by `uniqueHeadings`, for a file with its own headings; a column without one is not
   * read. If absent, columns are found by their own names.
   */
  readonly headings?: Readonly<Record<string, string>>;
  /** Structure of XML and JSON documents; without it these are rejected. */
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
  /** Set in a document, where a record may give several rows with its number. */
  readonly isOfRecord?: true;
  /** Fields of its record that the format does not have, and no earlier record had. */
  readonly ignored?: readonly IgnoredFieldView[];
  readonly cells: readonly string[];
}

/** One row of a file, unparsed. */
export interface FileLine {
  readonly sheet: string;
  readonly row: number;
  readonly cells: readonly string[];
}
