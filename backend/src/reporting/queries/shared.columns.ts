import { consignmentColumns as columns } from '@contracts/lists/consignment-list.columns.js';
import { appReportColumns } from '@contracts/texts/app/reports.js';
import type { AddressView } from '@contracts/views/address.view.js';
import type { ItemView } from '@contracts/views/item.view.js';

import {
  day,
  number,
  onFirstRow,
  text,
  type ReportColumn,
  type ReportedConsignment,
} from './report-column.js';

/** First columns of both reports: consignment, carrier and addresses. */
export const consignmentColumns: readonly ReportColumn[] = [
  day(columns.dispatchDate.label, ({ consignment }) => consignment.dispatchDate),
  text(columns.manifestNumber.label, ({ consignment }) => consignment.manifestNumber),
  text(columns.connoteNumber.label, ({ consignment }) => consignment.connoteNumber),
  text(appReportColumns.client, ({ consignment }) => consignment.clientName),
  text(columns.references.label, ({ consignment }) => consignment.formattedReferences),
  text(columns.carrier.label, ({ consignment }) => consignment.offer.carrierDisplayName),
  text(columns.serviceType.label, ({ consignment }) => consignment.offer.displayServiceType),
  text(columns.senderCompany.label, ({ consignment }) =>
    toCompany(consignment.offer.senderAddress),
  ),
  text(appReportColumns.senderSuburb, ({ consignment }) =>
    formatSuburb(consignment.offer.senderAddress),
  ),
  text(columns.receiverCompany.label, ({ consignment }) =>
    toCompany(consignment.offer.deliveryAddress),
  ),
  text(columns.receiverSuburb.label, ({ consignment }) =>
    formatSuburb(consignment.offer.deliveryAddress),
  ),
  text(columns.status.label, ({ consignment }) => consignment.status),
];

/** Item count and weight. */
export const quantityColumns: readonly ReportColumn[] = [
  number(
    appReportColumns.items,
    onFirstRow((line) => sumItems(line, ({ quantity }) => quantity)),
  ),
  number(
    appReportColumns.weight,
    onFirstRow((line) => sumItems(line, ({ totalWeight }) => totalWeight)),
  ),
];

/** Sums an amount over the items, rounded to remove errors of binary fractions. */
export const sumItems = (
  { consignment }: ReportedConsignment,
  amount: (item: ItemView) => number,
): number => round(consignment.offer.items.reduce((sum, item) => sum + amount(item), 0));

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

const toCompany = (address: AddressView | null): string | null => address?.company ?? null;

/** 'Brunswick VIC 3056'. */
function formatSuburb(address: AddressView | null): string | null {
  if (!address?.suburb) return null;
  const { name, state, postcode } = address.suburb;
  return `${name} ${state} ${postcode}`;
}
