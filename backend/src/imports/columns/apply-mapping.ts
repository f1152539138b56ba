import { parseNumber } from '@contracts/rules/parse-number.js';
import type { ColumnMapping, ColumnUnit } from '@contracts/views/import-columns.view.js';

import {
  consignmentColumns,
  type ConsignmentColumn,
  type ConsignmentRow,
} from '../consignments/consignment-template.js';
import { unitFactors } from './column-synonyms.js';

const DECIMALS = 6;

/** Converts a row's sizes and weights to the template's units, and fills empty cells with constants. */
export function applyMapping(row: ConsignmentRow, mapping: ColumnMapping): ConsignmentRow {
  const values: Record<ConsignmentColumn, string> = { ...row.values };
  for (const { target, unit } of mapping.columns) {
    const column = templateColumn(target);
    if (column && unit) values[column] = converted(values[column], unit);
  }
  for (const { target, value } of mapping.constants) {
    const column = templateColumn(target);
    if (column && values[column] === '') values[column] = value.trim();
  }
  return { ...row, values };
}

const templateColumn = (name: string): ConsignmentColumn | undefined =>
  consignmentColumns.find((column) => column === name);

/** Text that is not a number stays as it is, for the plan to report. */
function converted(text: string, unit: ColumnUnit): string {
  const number = parseNumber(text);
  if (text === '' || Number.isNaN(number)) return text;
  return String(Number((number * unitFactors[unit]).toFixed(DECIMALS)));
}

/** The reverse: a number in the template's unit, in the file's unit. Other text stays as it is. */
export function inUnitOfFile(text: string, unit: ColumnUnit | null): string {
  const number = parseNumber(text);
  if (unit === null || text === '' || Number.isNaN(number)) return text;
  return String(Number((number / unitFactors[unit]).toFixed(DECIMALS)));
}
