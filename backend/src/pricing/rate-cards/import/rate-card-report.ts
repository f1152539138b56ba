import type { RateCardReportView } from '@contracts/views/rate-card-report.view.js';

import { writeCsv } from '../../../platform/uploads/write-csv.js';
import type { JudgedRow } from './judge-row.js';
import { rateCardColumns } from './rate-card-columns.js';

/** What became of every row, with the ones left out ready to be put right and sent again. */
export function rateCardReport(judged: readonly JudgedRow[], inserted: number): RateCardReportView {
  const failed = judged.filter(({ price }) => price === null);
  return {
    inserted,
    failed: failed.length,
    errors: failed.flatMap(({ row: { sheet, row }, faults }) =>
      faults.map((fault) => ({ sheet, row, ...fault })),
    ),
    failedRows: failed.length === 0 ? null : writeCsv([heading, ...failed.map(toLine)]),
  };
}

const heading = [...rateCardColumns, 'Error'];

const toLine = ({ row: { values }, faults }: JudgedRow): string[] => [
  ...rateCardColumns.map((column) => values[column]),
  faults.map(({ message }) => message).join(' '),
];
