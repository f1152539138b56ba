import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type {
  AddressFileRow,
  PlannedRow,
  RowDecision,
  SavedRow,
} from '../../address-book/index.js';
import type { GroupPlan, GroupResult, GroupToCreate } from '../import-group.repository.js';
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

const toFaults = ({ row, values }: AddressFileRow, errors: RowDecision['errors']): RowErrorView[] =>
  errors.map((error) => {
    const value = Object.entries(values)
      .find(([column]) => column === error.column)?.[1]
      .trim();
    return { ...error, row, ...(value && { value }) };
  });

const notPriced = {
  dispatchDate: null,
  clientCarrierAccountId: null,
  carrierServiceTypeId: null,
  carrier: null,
  service: null,
  eta: null,
  totalCents: null,
  nextCents: null,
  rateCardVersionId: null,
  rulesVersionId: null,
  consignmentId: null,
  previousCents: null,
} as const;
