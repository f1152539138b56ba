import type { CheckedImportView, ImportReportView } from '@contracts/views/import-report.view.js';
import type { ImportAction } from '@contracts/views/import.view.js';

import { writeCsv } from '../../platform/uploads/write-csv.js';
import { consignmentColumns } from '../consignments/consignment-template.js';
import type { GroupImportResult, PlannedGroup } from '../consignments/planned-group.js';

/** The outcome of every reference, with the rows of rejected ones as a CSV file to correct and upload again. */
export function buildImportReport(results: readonly GroupImportResult[]): ImportReportView {
  const failed = results.filter(({ outcome }) => outcome === 'FAILED');
  return {
    inserted: results.length - failed.length,
    drafts: results.filter(({ outcome }) => outcome === 'DRAFT').length,
    failed: failed.length,
    errors: results.flatMap(({ errors }) => [...errors]),
    failedRows: failed.length === 0 ? null : writeCsv([heading, ...failed.flatMap(toLines)]),
  };
}

/** This import rejects known references, so nothing is updated. */
const outcomes: Readonly<Record<ImportAction, GroupImportResult['outcome']>> = {
  CREATE: 'CREATED',
  UPDATE: 'FAILED',
  DRAFT: 'DRAFT',
  SKIP: 'FAILED',
  ERROR: 'FAILED',
};

/** Report that an import of these plans would return; nothing is inserted. */
export function buildPreviewReport(
  planned: readonly PlannedGroup[],
  planHash: string,
): CheckedImportView {
  const { inserted: wouldInsert, ...report } = buildImportReport(
    planned.map(({ group, action, errors }) => ({ group, errors, outcome: outcomes[action] })),
  );
  return { ...report, inserted: 0, wouldInsert, planHash };
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
