import { recordOf } from '@contracts/keys-of.js';
import { rateCardColumns } from '@contracts/rules/rate-card-columns.js';
import { importRateCardTexts as texts } from '@contracts/texts/app/import-rate-cards.js';

import type { LaneDecision, LaneRow } from '../../pricing/index.js';
import type { GroupPlan, GroupToPlan } from '../import-group.repository.js';
import type { StoredRow } from '../import-rows.repository.js';
import { notPriced, toFaults } from '../kinds/row-plan.js';

/** Rows of a lane, as rate cards are parsed. @throws when its cells have been deleted */
export function toLaneRows({
  reference,
  cells,
}: Pick<GroupToPlan, 'reference' | 'cells'>): LaneRow[] {
  if (cells.length === 0) throw new Error(`the rows for '${reference}' are no longer stored`);
  return cells.map(toLaneRow);
}

const toLaneRow = ({ row, values }: StoredRow): LaneRow => ({
  row,
  values: recordOf(rateCardColumns, (column) => (values[column] ?? '').trim()),
});

/** Decision for a lane that an earlier group has under another name of the service. */
export const repeatedLane = (
  { cells: [first] }: GroupToPlan,
  earlierRow: number,
): LaneDecision => ({
  ...{ action: 'ERROR', serviceTypeId: null, versionId: null, changes: [] },
  errors: [
    {
      row: first?.row ?? 0,
      column: 'Service Type',
      code: 'repeated',
      message: texts.twice.replace('{row}', String(earlierRow)),
    },
  ],
});

/** Plan of a lane, as stored. */
export const toGroupPlan = (
  accountId: number,
  { cells }: GroupToPlan,
  { action, serviceTypeId, versionId, changes, errors }: LaneDecision,
): GroupPlan => ({
  ...notPriced,
  action,
  clientCarrierAccountId: accountId,
  carrierServiceTypeId: serviceTypeId,
  rateCardVersionId: versionId,
  changes,
  faults: errors.flatMap(({ row, ...error }) => {
    const found = cells.find((cell) => cell.row === row);
    return found ? toFaults(found, [error]) : [];
  }),
});
