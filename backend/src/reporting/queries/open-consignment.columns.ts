import { consignmentColumns as columns } from '@contracts/lists/consignment-list.columns.js';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list.js';
import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';

/** Cells of one consignment, in the order of `openConsignmentColumns` (GAP-47). */
export type OpenConsignmentRow = readonly (string | number | null)[];

/** The columns of the list, with item count and weight. */
export const openConsignmentColumns: readonly string[] = [
  columns.dispatchDate.label,
  columns.connoteNumber.label,
  columns.references.label,
  columns.carrier.label,
  columns.serviceType.label,
  columns.senderCompany.label,
  columns.receiverCompany.label,
  columns.receiverSuburb.label,
  columns.eta.label,
  columns.status.label,
  'Items',
  'Weight (kg)',
  columns.totalCost.label,
];

export const toOpenConsignmentRow = (row: ConsignmentListRow): OpenConsignmentRow => [
  toAustralianDate(row.dispatchDate),
  row.connoteNumber,
  row.formattedReferences,
  row.carrierDisplayName,
  row.displayServiceType,
  row.senderCompany,
  row.receiverCompany,
  row.receiverSuburb,
  toAustralianDate(row.eta),
  row.status,
  row.itemQuantity,
  row.weightGrams / 1000,
  toDollars(row.totalCostCents),
];

/** Spec part 1, section 2.10: dollars, or POA for a price on application. */
function toDollars(cents: number | null): number | string | null {
  if (cents === null) return null;
  return cents === 0 ? consignmentListTexts.priceOnApplication : cents / 100;
}

/** dd/MM/yyyy */
const toAustralianDate = (day: string | null): string | null =>
  day?.split('-').reverse().join('/') ?? null;
