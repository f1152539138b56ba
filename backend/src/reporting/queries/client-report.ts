import { DateTime } from 'luxon';

import { consignmentColumns as listColumns } from '@contracts/lists/consignment-list.columns.js';
import { appReportColumns } from '@contracts/texts/app/reports.js';

import {
  day,
  toItemLines,
  number,
  onFirstRow,
  toSingleLine,
  text,
  type Report,
  type ReportColumn,
  type ReportedConsignment,
} from './report-column.js';
import { consignmentColumns, quantityColumns, sumItems } from './shared.columns.js';

const columns: readonly ReportColumn[] = [
  ...consignmentColumns,
  day(listColumns.eta.label, ({ consignment }) => consignment.offer.eta),
  day(appReportColumns.delivered, ({ deliveredDay }) => deliveredDay),
  text(appReportColumns.difot, difot),
  number(appReportColumns.transitDays, onFirstRow(transitDays)),
  text(appReportColumns.bookingReference, ({ consignment }) => consignment.bookingReference),
  ...quantityColumns,
  number(
    appReportColumns.volume,
    onFirstRow((line) => sumItems(line, ({ totalVolume }) => totalVolume)),
  ),
];

const itemColumns: readonly ReportColumn[] = [
  text(appReportColumns.item, ({ item }) => item?.name ?? null),
  text(appReportColumns.itemType, ({ item }) => item?.itemTypeName ?? null),
  number(appReportColumns.quantity, ({ item }) => item?.quantity ?? null),
  number(appReportColumns.length, ({ item }) => item?.length ?? null),
  number(appReportColumns.width, ({ item }) => item?.width ?? null),
  number(appReportColumns.height, ({ item }) => item?.height ?? null),
  number(appReportColumns.itemWeight, ({ item }) => item?.totalWeight ?? null),
  number(appReportColumns.itemVolume, ({ item }) => item?.totalVolume ?? null),
  text(
    appReportColumns.unNumbers,
    ({ item }) => item?.dangerousGoods.map(({ unNumber }) => unNumber.id).join(', ') ?? null,
  ),
];

/** Dispatched consignments and their delivery performance, without prices. */
export const clientReport: Report = {
  fileName: 'client-report',
  sheetName: 'Consignments',
  columns,
  lines: toSingleLine,
};

/** REPORT-08: the client report with a row for each item. */
export const itemReport: Report = {
  ...clientReport,
  columns: [...columns, ...itemColumns],
  lines: toItemLines,
};

/** Delivered in full and on time, for clients with that feature; null before the delivery. */
function difot({ consignment, deliveredDay, client }: ReportedConsignment): string | null {
  if (!client.difot || deliveredDay === null) return null;
  const { eta } = consignment.offer;
  return eta === null || deliveredDay <= eta ? 'Yes' : 'No';
}

/** Days from dispatch to delivery, for clients with the service feature. */
function transitDays({ consignment, deliveredDay, client }: ReportedConsignment): number | null {
  if (!client.service || deliveredDay === null) return null;
  const dispatched = DateTime.fromISO(consignment.dispatchDate, { zone: 'utc' });
  return DateTime.fromISO(deliveredDay, { zone: 'utc' }).diff(dispatched, 'days').days;
}
