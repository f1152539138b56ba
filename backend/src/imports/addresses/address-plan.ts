import type {
  AddressFileRow,
  PlannedRow,
  RowDecision,
  SavedRow,
} from '../../address-book/index.js';
import type { GroupPlan, GroupResult, GroupToCreate } from '../import-group.repository.js';
import { notPriced, toFaults } from '../kinds/row-plan.js';
import { toFailure, toSkipped, toSuccess } from '../run/group-result.js';

/** A row to save, with its group. */
export interface RowToSave extends PlannedRow {
  readonly group: GroupToCreate;
}

/** Plan of a row, as stored; without a price. */
export const toGroupPlan = (
  row: AddressFileRow,
  { action, existing, changes, errors }: RowDecision,
): GroupPlan => {
  const updated = action === 'UPDATE' ? existing : null;
  return {
    ...notPriced,
    action,
    addressId: updated?.id ?? null,
    expectedRevision: updated?.version ?? null,
    changes,
    faults: toFaults(row, errors),
  };
};

/** Result of a row, as stored. */
export function toResult({ group, row }: RowToSave, saved: SavedRow): GroupResult {
  switch (saved.outcome) {
    case 'SAVED':
      return { ...toSuccess({ ...group, action: saved.action }), addressId: saved.addressId };
    case 'SKIPPED':
      return toSkipped(group, toFaults(row, saved.errors));
    case 'FAILED':
      return toFailure(group, ...toFaults(row, saved.errors));
  }
}
