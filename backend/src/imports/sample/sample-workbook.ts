import type { ColumnUnit } from '@contracts/views/import-columns.view.js';

import { writeXlsx } from '../../platform/uploads/write-xlsx.js';
import { toFileUnit } from '../columns/apply-mapping.js';
import type { ConsignmentColumn, RowGroup } from '../consignments/consignment-template.js';

interface SampleColumn {
  readonly heading: string;
  readonly target: ConsignmentColumn;
  readonly unit: ColumnUnit | null;
}

const column = (
  heading: string,
  target: ConsignmentColumn,
  unit: ColumnUnit | null = null,
): SampleColumn => ({ heading, target, unit });

/** Columns as another system names them, in its units: an import recognises them by their headings. */
export const sampleColumns: readonly SampleColumn[] = [
  column('Order No', 'Reference'),
  column('Ship Date', 'Dispatch Date'),
  column('Customer', 'Receiver Company'),
  column('Contact', 'Contact Name'),
  column('Phone', 'Phone Number'),
  column('Street', 'Address Line 1'),
  column('Address 2', 'Address Line 2'),
  column('Suburb', 'Suburb'),
  column('State', 'State'),
  column('Post Code', 'Postcode'),
  column('Notes', 'Special Instructions'),
  column('ATL', 'Authority To Leave'),
  column('Tailgate', 'Tailgate Required'),
  column('Package Type', 'Item Type'),
  column('Qty', 'Quantity'),
  column('Length (mm)', 'Length (m)', 'mm'),
  column('Width (mm)', 'Width (m)', 'mm'),
  column('Height (mm)', 'Height (m)', 'mm'),
  column('Weight (kg)', 'Weight (kg)'),
];

/** A column that no import needs, as exports of other systems often have. */
export const UNUSED_HEADING = 'Sales Rep';

const numbers: readonly ConsignmentColumn[] = [
  ...(['Quantity', 'Length (m)', 'Width (m)', 'Height (m)', 'Weight (kg)'] as const),
];

/** The orders of a sample as a workbook. */
export function sampleWorkbook(orders: readonly RowGroup[]): Promise<Buffer> {
  return writeXlsx({
    name: 'Orders',
    columns: [...sampleColumns.map(({ heading }) => heading), UNUSED_HEADING],
    rows: orders.flatMap(({ rows }) => rows.map(({ values }) => [...toCells(values), 'Kim'])),
  });
}

const toCells = (values: Readonly<Record<ConsignmentColumn, string>>) =>
  sampleColumns.map(({ target, unit }) => {
    const text = toFileUnit(values[target], unit);
    const isNumber = numbers.includes(target) && text !== '' && Number.isFinite(Number(text));
    return isNumber ? Number(text) : text;
  });
