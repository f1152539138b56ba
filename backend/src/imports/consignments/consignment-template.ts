import type { RowErrorView } from '@contracts/views/import-report.view.js';

import type { CsvRow } from '../../platform/uploads/read-csv.js';

/** The columns of ConsignmentTemplate.csv: one row an item, rows of one reference make one consignment (GAP-17). */
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

export const neededColumns = ['Reference', 'Receiver Company', 'Quantity'] as const;

export type ConsignmentRow = CsvRow<ConsignmentColumn>;

/** One thing that is wrong with the file, and where. */
export type ImportFault = RowErrorView;

/** The rows of one reference. */
export interface RowGroup {
  readonly reference: string;
  readonly rows: readonly [ConsignmentRow, ...ConsignmentRow[]];
}

/** Rows by their reference, in the order of the file; those without one each stand alone. */
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
