import { consignmentListTexts } from '@contracts/texts/consignment-list.js';
import { ownReportColumns as own } from '@contracts/texts/own-reports.js';

import {
  money,
  number,
  oneLine,
  text,
  type Report,
  type ReportedConsignment,
  type ReportValue,
} from './report-column.js';
import { consignmentColumns, quantityColumns } from './shared-columns.js';

/** What was sent, and what it cost, part by part. */
export const financialReport: Report = {
  fileName: 'financial-report',
  sheetName: 'Costs',
  columns: [
    ...consignmentColumns,
    text(
      own.payerAccount,
      ({ consignment }) => consignment.clientPayerAccount?.accountNumber ?? null,
    ),
    ...quantityColumns,
    number(own.chargeableWeight, ({ consignment }) => consignment.offer.chargeableWeight),
    money(own.freightCost, ({ consignment }) => consignment.offer.freightCost),
    money(own.fuelSurcharge, ({ consignment }) => consignment.offer.fuelSurcharge),
    money(own.surcharges, ({ consignment }) => consignment.offer.category1Fees),
    money(own.additionalCosts, ({ consignment }) => consignment.offer.category2Fees),
    money(own.gst, ({ consignment }) => consignment.offer.gst),
    money(consignmentListTexts.columns.totalCost, totalCost),
  ],
  lines: oneLine,
};

/** Spec part 1, section 2.10: POA for a price that is only given on application. */
function totalCost({ consignment }: ReportedConsignment): ReportValue {
  const { totalCost: dollars } = consignment.offer;
  return dollars === 0 ? consignmentListTexts.priceOnApplication : dollars;
}
