import type { ImportReportView, RowErrorView } from './import-report.view.js';

export interface SheetErrorView extends RowErrorView {
  /** Name of the sheet; empty for a CSV file. */
  sheet: string;
}

/** What became of a rate card file. Nothing is taken of a file with errors, unless bad rows are skipped. */
export interface RateCardReportView extends Omit<ImportReportView, 'errors' | 'drafts'> {
  errors: SheetErrorView[];
}
