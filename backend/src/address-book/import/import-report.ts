import { addressColumns } from '@contracts/rules/address-columns.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { writeCsv } from '../../platform/uploads/write-csv.js';
import type { ValidatedRow } from './validate-rows.js';

/** The outcome of every row, with the rejected rows as a CSV file to correct and upload again. */
export function buildImportReport(rows: readonly ValidatedRow[], drafts: number): ImportReportView {
  const failed = rows.filter(({ address }) => address === null);
  return {
    inserted: rows.length - failed.length,
    drafts,
    failed: failed.length,
    errors: failed.flatMap(({ row, errors }) =>
      errors.map((error) => ({ row: row.row, ...error })),
    ),
    failedRows: failed.length === 0 ? null : writeCsv([heading, ...failed.map(toLine)]),
  };
}

const heading = [...addressColumns, 'Error'];

const toLine = ({ row: { values }, errors }: ValidatedRow): string[] => [
  ...addressColumns.map((column) => values[column]),
  errors.map(({ message }) => message).join(' '),
];
