import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { CsvRow } from '../../platform/uploads/read-csv.js';

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

export const requiredColumns = ['Reference', 'Receiver Company', 'Quantity'] as const;

export type ConsignmentRow = CsvRow<ConsignmentColumn>;

/** An error in the file, with its row and column. */
export type ImportError = RowErrorView;

/** The rows of one reference. */
export interface RowGroup {
  readonly reference: string;
  readonly rows: readonly [ConsignmentRow, ...ConsignmentRow[]];
}

/** Groups rows by reference, in file order; each row without a reference forms its own group. */
export function groupRows(rows: readonly ConsignmentRow[]): RowGroup[] {
  const groups = new Map<string, [ConsignmentRow, ...ConsignmentRow[]]>();
  for (const row of rows) {
    const reference = row.values.Reference.trim();
    const key = reference === '' ? `row ${row.row}` : `reference ${reference.toLowerCase()}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((group) => ({
    reference: group[0].values.Reference.trim(),
    rows: group,
  }));
}
