import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { writeCsv } from '../../platform/uploads/write-csv.js';
import type { GroupImportResult } from './consignment-group.importer.js';
import { consignmentColumns } from './consignment-template.js';

/** The outcome of every reference, with the rows of rejected ones as a CSV file to correct and upload again. */
export function importReport(results: readonly GroupImportResult[]): ImportReportView {
  const failed = results.filter(({ outcome }) => outcome === 'FAILED');
  return {
    inserted: results.length - failed.length,
    drafts: results.filter(({ outcome }) => outcome === 'DRAFT').length,
    failed: failed.length,
    errors: results.flatMap(({ errors }) => [...errors]),
    failedRows: failed.length === 0 ? null : writeCsv([heading, ...failed.flatMap(toLines)]),
  };
}

const heading = [...consignmentColumns, 'Error'];

const toLines = ({ group, errors }: GroupImportResult): string[][] =>
  group.rows.map(({ row, values }) => [
    ...consignmentColumns.map((column) => values[column]),
    errors
      .filter((error) => error.row === row)
      .map(({ message }) => message)
      .join(' '),
  ]);
