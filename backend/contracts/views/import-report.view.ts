/** An error in one row of an imported file. */
export interface RowErrorView {
  /** Line of the file; the heading is line 1. */
  row: number;
  /** Column as named in the template; empty if the whole row is meant. */
  column: string;
  /** Stable, for example `duplicate`. */
  code: string;
  message: string;
  /** What the cell says, as it is written; absent where it is empty or the row is meant. */
  value?: string;
}

/** What an import of consignments would do; nothing of it is written. */
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
   * The rows that were not taken as CSV, in the template's columns plus one named Error; null if none is wrong. One wrong
   * row may keep out others, whose Error is empty.
   */
  failedRows: string | null;
}
