import { consignmentListTexts } from '@contracts/texts/consignment-list.js';
import { ownReportColumns as own } from '@contracts/texts/own-reports.js';
import type { AddressView } from '@contracts/views/address.view.js';
import type { ItemView } from '@contracts/views/item.view.js';

import {
  day,
  number,
  once,
  text,
  type ReportColumn,
  type ReportedConsignment,
} from './report-column.js';

const { columns: words } = consignmentListTexts;

/** What both reports begin with: which consignment it is, who carries it and where it goes. */
export const consignmentColumns: readonly ReportColumn[] = [
  day(words.dispatchDate, ({ consignment }) => consignment.dispatchDate),
  text(words.manifestNumber, ({ consignment }) => consignment.manifestNumber),
  text(words.connoteNumber, ({ consignment }) => consignment.connoteNumber),
  text(own.client, ({ consignment }) => consignment.clientName),
  text(words.references, ({ consignment }) => consignment.formattedReferences),
  text(words.carrier, ({ consignment }) => consignment.offer.carrierDisplayName),
  text(words.serviceType, ({ consignment }) => consignment.offer.displayServiceType),
  text(words.senderCompany, ({ consignment }) => companyOf(consignment.offer.senderAddress)),
  text(own.senderSuburb, ({ consignment }) => suburbOf(consignment.offer.senderAddress)),
  text(words.receiverCompany, ({ consignment }) => companyOf(consignment.offer.deliveryAddress)),
  text(words.receiverSuburb, ({ consignment }) => suburbOf(consignment.offer.deliveryAddress)),
  text(words.status, ({ consignment }) => consignment.status),
];

/** How much there is of it. */
export const quantityColumns: readonly ReportColumn[] = [
  number(
    own.items,
    once((line) => totalOf(line, ({ quantity }) => quantity)),
  ),
  number(
    own.weight,
    once((line) => totalOf(line, ({ totalWeight }) => totalWeight)),
  ),
];

/** Added up over the items; free of what binary fractions add. */
export const totalOf = (
  { consignment }: ReportedConsignment,
  amount: (item: ItemView) => number,
): number => round(consignment.offer.items.reduce((sum, item) => sum + amount(item), 0));

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

const companyOf = (address: AddressView | null): string | null => address?.company ?? null;

/** 'Brunswick VIC 3056'. */
function suburbOf(address: AddressView | null): string | null {
  if (!address?.suburb) return null;
  const { name, state, postcode } = address.suburb;
  return `${name} ${state} ${postcode}`;
}
