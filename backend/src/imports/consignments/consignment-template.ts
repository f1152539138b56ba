import { lowerCase } from '@contracts/rules/clean-text.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { DocumentFormat } from '../../platform/uploads/reading/documents/document-format.js';
import type { TableFormat } from '../../platform/uploads/reading/table-format.js';
import { type FileGroup, type FileRow, markIfRepeated } from '../kinds/import-template.js';

/** Columns of ConsignmentTemplate.csv: one row per item, one consignment per reference (GAP-17). */
export const consignmentColumns = [
  'Reference',
  'Dispatch Date',
  'Receiver Reference ID',
  'Receiver Company',
  'Contact Name',
  'Phone Number',
  'Email',
  'Address Line 1',
  'Address Line 2',
  'Suburb',
  'Postcode',
  'State',
  'Special Instructions',
  'Authority To Leave',
  'Tailgate Required',
  'Item Type',
  'Quantity',
  'Length (m)',
  'Width (m)',
  'Height (m)',
  'Weight (kg)',
  'UN Number',
  'Common Name',
  'Sub Risk',
  'Packing Group',
  'Dangerous Goods Weight (kg)',
] as const;
export type ConsignmentColumn = (typeof consignmentColumns)[number];

export const isConsignmentColumn = (name: string): name is ConsignmentColumn =>
  consignmentColumns.some((column) => column === name);

/** Orders as XML or JSON (docs/order-files.md). */
export const orderDocument: DocumentFormat & {
  readonly fields: Readonly<Record<string, ConsignmentColumn>>;
  readonly lineFields: Readonly<Record<string, ConsignmentColumn>>;
} = {
  format: 'linehaul.orders.v1',
  list: 'orders',
  record: 'order',
  lines: { list: 'items', line: 'item' },
  fields: {
    reference: 'Reference',
    dispatchDate: 'Dispatch Date',
    'receiver/referenceId': 'Receiver Reference ID',
    'receiver/company': 'Receiver Company',
    'receiver/contactName': 'Contact Name',
    'receiver/phoneNumber': 'Phone Number',
    'receiver/email': 'Email',
    'receiver/addressLine1': 'Address Line 1',
    'receiver/addressLine2': 'Address Line 2',
    'receiver/suburb': 'Suburb',
    'receiver/postcode': 'Postcode',
    'receiver/state': 'State',
    specialInstructions: 'Special Instructions',
    authorityToLeave: 'Authority To Leave',
    tailgateRequired: 'Tailgate Required',
  },
  lineFields: {
    type: 'Item Type',
    quantity: 'Quantity',
    length: 'Length (m)',
    width: 'Width (m)',
    height: 'Height (m)',
    weight: 'Weight (kg)',
    'dangerousGoods/unNumber': 'UN Number',
    'dangerousGoods/commonName': 'Common Name',
    'dangerousGoods/subRisk': 'Sub Risk',
    'dangerousGoods/packingGroup': 'Packing Group',
    'dangerousGoods/weight': 'Dangerous Goods Weight (kg)',
  },
  errors: 'errors',
};

export const consignmentFormat: TableFormat<ConsignmentColumn> = {
  columns: consignmentColumns,
  needed: ['Reference', 'Receiver Company', 'Quantity'],
  maxRows: 5_000,
  document: orderDocument,
};

const example: Partial<Record<ConsignmentColumn, string>> = {
  Reference: 'SO-1001',
  'Receiver Company': 'Example Hardware',
  'Contact Name': 'Sam Lee',
  'Phone Number': '0400000000',
  'Address Line 1': '7 High Street',
  Suburb: 'Brunswick',
  Postcode: '3056',
  State: 'VIC',
  'Authority To Leave': 'no',
  'Tailgate Required': 'no',
  'Item Type': 'Carton',
  Quantity: '2',
  'Length (m)': '0.6',
  'Width (m)': '0.4',
  'Height (m)': '0.4',
  'Weight (kg)': '12',
};
const secondItem = { ...example, 'Item Type': 'Pallet', Quantity: '1', 'Weight (kg)': '180' };

/** One consignment of two items; the template itself stays empty, so that no example is imported by mistake. */
export const exampleRows: readonly (readonly string[])[] = [example, secondItem].map((cells) =>
  consignmentColumns.map((column) => cells[column] ?? ''),
);

/** A row of a consignment file. In a document, only the first row of an order can repeat an earlier order. */
export type ConsignmentRow = FileRow<ConsignmentColumn>;

/** An error in the file, with its row and column. */
export type ImportError = RowErrorView;

/** The rows of one reference, or of one order in a document. */
export type RowGroup = FileGroup<ConsignmentColumn>;

/**
 * Groups rows in file order. In a table by reference, and each row without one forms its own group. In a document each
 * order is a group: one sent twice must not double the goods, so a later order with the same reference is marked.
 */
export function groupRows(rows: readonly ConsignmentRow[]): RowGroup[] {
  const groups = new Map<string, [ConsignmentRow, ...ConsignmentRow[]]>();
  const orders = new Map<string, number>();
  for (const row of rows) {
    const key = groupKeyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else
      groups.set(key, [row.isOfRecord ? markIfRepeated(row, row.values.Reference, orders) : row]);
  }
  return [...groups.values()].map((group) => ({
    reference: group[0].values.Reference.trim(),
    rows: group,
  }));
}

function groupKeyOf({ row, isOfRecord, values }: ConsignmentRow): string {
  const reference = values.Reference.trim();
  return reference === '' || isOfRecord ? `row ${row}` : `reference ${lowerCase(reference)}`;
}
