import type { ImportReportView, RowErrorView } from './import-report.view.js';

export interface SheetErrorView extends RowErrorView {
  /** Name of the sheet; empty for CSV. */
  sheet: string;
}

/** Result of a rate card import. A file with errors is rejected unless bad rows are skipped. */
export interface RateCardReportView extends Omit<ImportReportView, 'errors' | 'drafts'> {
  errors: SheetErrorView[];
  /** Rows that change nothing. */
  unchanged: number;
}
