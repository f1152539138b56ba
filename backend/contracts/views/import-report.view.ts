/** An error in one row of an imported file. */
export interface RowErrorView {
  /** Line of the file; the heading is line 1. */
  row: number;
  /** Column as named in the template; empty if the whole row is meant. */
  column: string;
  /** Stable, for example `duplicate`. */
  code: string;
  message: string;
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
  /** The rejected rows as CSV, in the template's columns plus one named Error; null if there are none. */
  failedRows: string | null;
}
