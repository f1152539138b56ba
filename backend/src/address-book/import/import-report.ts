import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { writeCsv } from '../../platform/uploads/write-csv.js';
import { addressColumns } from './address-template.js';
import type { JudgedRow } from './judge-rows.js';

/** What became of every row, with the ones left out ready to be put right and sent again. */
export function importReport(judged: readonly JudgedRow[], drafts: number): ImportReportView {
  const failed = judged.filter(({ address }) => address === null);
  return {
    inserted: judged.length - failed.length,
    drafts,
    failed: failed.length,
    errors: failed.flatMap(({ row, faults }) =>
      faults.map((fault) => ({ row: row.row, ...fault })),
    ),
    failedRows: failed.length === 0 ? null : writeCsv([heading, ...failed.map(toLine)]),
  };
}

const heading = [...addressColumns, 'Error'];

const toLine = ({ row: { values }, faults }: JudgedRow): string[] => [
  ...addressColumns.map((column) => values[column]),
  faults.map(({ message }) => message).join(' '),
];
