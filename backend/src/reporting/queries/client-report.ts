import { DateTime } from 'luxon';

import { consignmentListTexts } from '@contracts/texts/consignment-list.js';
import { ownReportColumns as own } from '@contracts/texts/own-reports.js';

import {
  day,
  itemLines,
  number,
  once,
  oneLine,
  text,
  type Report,
  type ReportColumn,
  type ReportedConsignment,
} from './report-column.js';
import { consignmentColumns, quantityColumns, totalOf } from './shared-columns.js';

const columns: readonly ReportColumn[] = [
  ...consignmentColumns,
  day(consignmentListTexts.columns.eta, ({ consignment }) => consignment.offer.eta),
  day(own.delivered, ({ deliveredDay }) => deliveredDay),
  text(own.difot, difot),
  number(own.transitDays, once(transitDays)),
  text(own.bookingReference, ({ consignment }) => consignment.bookingReference),
  ...quantityColumns,
  number(
    own.volume,
    once((line) => totalOf(line, ({ totalVolume }) => totalVolume)),
  ),
];

const itemColumns: readonly ReportColumn[] = [
  text(own.item, ({ item }) => item?.name ?? null),
  text(own.itemType, ({ item }) => item?.itemTypeName ?? null),
  number(own.quantity, ({ item }) => item?.quantity ?? null),
  number(own.length, ({ item }) => item?.length ?? null),
  number(own.width, ({ item }) => item?.width ?? null),
  number(own.height, ({ item }) => item?.height ?? null),
  number(own.itemWeight, ({ item }) => item?.totalWeight ?? null),
  number(own.itemVolume, ({ item }) => item?.totalVolume ?? null),
  text(
    own.unNumbers,
    ({ item }) => item?.dangerousGoods.map(({ unNumber }) => unNumber.id).join(', ') ?? null,
  ),
];

/** What was sent, and how well it arrived; no money. */
export const clientReport: Report = {
  fileName: 'client-report',
  sheetName: 'Consignments',
  columns,
  lines: oneLine,
};

/** REPORT-08: the same, with a row for each item. */
export const itemReport: Report = {
  ...clientReport,
  columns: [...columns, ...itemColumns],
  lines: itemLines,
};

/** Delivered in full and on time, for clients with that switch; nothing while it is on its way. */
function difot({ consignment, deliveredDay, client }: ReportedConsignment): string | null {
  if (!client.difot || deliveredDay === null) return null;
  const { eta } = consignment.offer;
  return eta === null || deliveredDay <= eta ? 'Yes' : 'No';
}

/** Days from dispatch to delivery, for clients with the service switch. */
function transitDays({ consignment, deliveredDay, client }: ReportedConsignment): number | null {
  if (!client.service || deliveredDay === null) return null;
  const dispatched = DateTime.fromISO(consignment.dispatchDate, { zone: 'utc' });
  return DateTime.fromISO(deliveredDay, { zone: 'utc' }).diff(dispatched, 'days').days;
}
