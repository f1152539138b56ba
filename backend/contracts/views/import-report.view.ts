/** An error in one row of an imported file. */
export interface RowErrorView {
  /** Line of the file; the heading is line 1. */
  row: number;
  /** Column as named in the template; empty if the error concerns the whole row. */
  column: string;
  /** Stable, for example `duplicate`. */
  code: string;
  message: string;
  /** Text of the cell; absent if it is empty or the error concerns the whole row. */
  value?: string;
}

/** Preview of an import of consignments; nothing is written. */
export interface CheckedImportView extends ImportReportView {
  inserted: 0;
  /** References that would become consignments or drafts. */
  wouldInsert: number;
  /** Equal for the same file, options, prices and versions. */
  planHash: string;
}

/** Result of a file import (GAP-17). */
export interface ImportReportView {
  /** Imported rows, drafts included. */
  inserted: number;
  /** Rows imported as drafts. */
  drafts: number;
  /** Rejected rows. */
  failed: number;
  errors: RowErrorView[];
  /**
   * The skipped rows as CSV, in the template's columns plus one named Error; null if there are none. One invalid row
   * may exclude others, whose Error is empty.
   */
  failedRows: string | null;
}
