import type { SavedZone, ZoneDecision, ZoneFileRow } from '../../pricing/index.js';
import type { GroupPlan, GroupResult, GroupToCreate } from '../import-group.repository.js';
import { notPriced, toFaults } from '../kinds/row-plan.js';
import { toFailure, toSkipped, toSuccess } from '../run/group-result.js';

/** Plan of a row, as stored. */
export const toGroupPlan = (
  row: ZoneFileRow,
  { action, localityId, leaves, changes, errors }: ZoneDecision,
): GroupPlan => ({
  ...notPriced,
  action,
  localityId,
  carrierZoneId: action === 'UPDATE' ? (leaves?.id ?? null) : null,
  changes,
  faults: toFaults(row, errors),
});

/** Result of a row, as stored. */
export function toResult(group: GroupToCreate, { outcome, errors }: SavedZone): GroupResult {
  const [first] = group.cells;
  const faults = first ? toFaults(first, errors) : [];
  switch (outcome) {
    case 'SAVED':
      return toSuccess(group);
    case 'SKIPPED':
      return toSkipped(group, faults);
    case 'FAILED':
      return toFailure(group, ...faults);
  }
}
