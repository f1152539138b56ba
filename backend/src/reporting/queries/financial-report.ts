import { consignmentColumns as listColumns } from '@contracts/lists/consignment-list.columns.js';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list.js';
import { appReportColumns } from '@contracts/texts/app/reports.js';

import {
  money,
  number,
  toSingleLine,
  text,
  type Report,
  type ReportedConsignment,
  type ReportValue,
} from './report-column.js';
import { consignmentColumns, quantityColumns } from './shared.columns.js';

/** Dispatched consignments with every part of their price. */
export const financialReport: Report = {
  fileName: 'financial-report',
  sheetName: 'Costs',
  columns: [
    ...consignmentColumns,
    text(
      appReportColumns.payerAccount,
      ({ consignment }) => consignment.clientPayerAccount?.accountNumber ?? null,
    ),
    ...quantityColumns,
    number(
      appReportColumns.chargeableWeight,
      ({ consignment }) => consignment.offer.chargeableWeight,
    ),
    money(appReportColumns.freightCost, ({ consignment }) => consignment.offer.freightCost),
    money(appReportColumns.fuelSurcharge, ({ consignment }) => consignment.offer.fuelSurcharge),
    money(appReportColumns.surcharges, ({ consignment }) => consignment.offer.category1Fees),
    money(appReportColumns.additionalCosts, ({ consignment }) => consignment.offer.category2Fees),
    money(appReportColumns.gst, ({ consignment }) => consignment.offer.gst),
    money(listColumns.totalCost.label, totalCost),
  ],
  lines: toSingleLine,
};

/** Spec part 1, section 2.10: POA for price on application. */
function totalCost({ consignment }: ReportedConsignment): ReportValue {
  const { totalCost: dollars } = consignment.offer;
  return dollars === 0 ? consignmentListTexts.priceOnApplication : dollars;
}
