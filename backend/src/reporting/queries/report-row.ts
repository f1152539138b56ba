import { consignmentListTexts } from '@contracts/texts/consignment-list.js';
import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';

const { columns: words } = consignmentListTexts;

/** A line of the report, in the order of its columns (GAP-47). */
export type ReportRow = readonly (string | number | null)[];

/** The columns of the list, and how much there is of it. */
export const reportColumns: readonly string[] = [
  words.dispatchDate,
  words.connoteNumber,
  words.references,
  words.carrier,
  words.serviceType,
  words.senderCompany,
  words.receiverCompany,
  words.receiverSuburb,
  words.eta,
  words.status,
  'Items',
  'Weight (kg)',
  words.totalCost,
];

export const toReportRow = (row: ConsignmentListRow): ReportRow => [
  australianDay(row.dispatchDate),
  row.connoteNumber,
  row.formattedReferences,
  row.carrierDisplayName,
  row.displayServiceType,
  row.senderCompany,
  row.receiverCompany,
  row.receiverSuburb,
  australianDay(row.eta),
  row.status,
  row.itemQuantity,
  row.weightGrams / 1000,
  costOf(row.totalCostCents),
];

/** Spec part 1, section 2.10: dollars, and POA for a price that is only given on application. */
function costOf(cents: number | null): number | string | null {
  if (cents === null) return null;
  return cents === 0 ? consignmentListTexts.priceOnApplication : cents / 100;
}

/** dd/MM/yyyy */
const australianDay = (day: string | null): string | null =>
  day?.split('-').reverse().join('/') ?? null;
