import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { writeCsv } from '../../platform/uploads/write-csv.js';
import type { TakenGroup } from './consignment-taker.js';
import { consignmentColumns } from './consignment-template.js';

/** What became of every reference, with the rows of those left out ready to be put right and sent again. */
export function importReport(taken: readonly TakenGroup[]): ImportReportView {
  const failed = taken.filter(({ outcome }) => outcome === 'FAILED');
  return {
    inserted: taken.length - failed.length,
    drafts: taken.filter(({ outcome }) => outcome === 'DRAFT').length,
    failed: failed.length,
    errors: taken.flatMap(({ faults }) => [...faults]),
    failedRows: failed.length === 0 ? null : writeCsv([heading, ...failed.flatMap(toLines)]),
  };
}

const heading = [...consignmentColumns, 'Error'];

const toLines = ({ group, faults }: TakenGroup): string[][] =>
  group.rows.map(({ row, values }) => [
    ...consignmentColumns.map((column) => values[column]),
    faults
      .filter((fault) => fault.row === row)
      .map(({ message }) => message)
      .join(' '),
  ]);
