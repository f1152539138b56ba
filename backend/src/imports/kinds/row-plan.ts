import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { GroupPlan } from '../import-group.repository.js';

/** Parts of a plan that rows without a price do not have. */
export const notPriced = {
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
  addressId: null,
  localityId: null,
  carrierZoneId: null,
  expectedRevision: null,
  previousCents: null,
} as const satisfies Omit<GroupPlan, 'action' | 'changes' | 'faults'>;

/** A row of a file with its cells, by column. */
interface RowWithCells {
  readonly row: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Errors of a row as stored, with the cell that each is about. */
export const toFaults = (
  { row, values }: RowWithCells,
  errors: readonly Omit<RowErrorView, 'row'>[],
): RowErrorView[] =>
  errors.map((error) => {
    const value = values[error.column]?.trim();
    return { ...error, row, ...(value && { value }) };
  });
