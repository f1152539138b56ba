/** One reason why a row of an imported file was not taken. */
export interface RowErrorView {
  /** Line of the file, the heading being line 1. */
  row: number;
  /** The column as the template spells it; empty where the whole row is meant. */
  column: string;
  /** Stable, for example `duplicate`. */
  code: string;
  message: string;
}

/** What became of an imported file (GAP-17). */
export interface ImportReportView {
  /** Rows that were taken, drafts included. */
  inserted: number;
  /** Rows that were taken as drafts. */
  drafts: number;
  /** Rows that were not taken. */
  failed: number;
  errors: RowErrorView[];
  /** The rows that were not taken, as CSV in the columns of the template and one called Error; null for none. */
  failedRows: string | null;
}
