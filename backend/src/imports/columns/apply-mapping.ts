import { keysOf, recordOf } from '@contracts/keys-of.js';
import { parseNumber } from '@contracts/rules/parse-number.js';
import type { ColumnMapping, ColumnUnit } from '@contracts/views/import-columns.view.js';

import type { TableRow } from '../../platform/uploads/table.reader.js';
import { unitFactors } from './column-units.js';

const DECIMALS = 6;

/** Converts a row's sizes and weights to the template's units, and fills empty cells with constants. */
export function applyMapping<Column extends string>(
  row: TableRow<Column>,
  { columns, constants }: ColumnMapping,
): TableRow<Column> {
  const values = recordOf(keysOf(row.values), (column) => {
    const unit = columns.find(({ target }) => target === column)?.unit;
    const text = unit ? toTemplateUnit(row.values[column], unit) : row.values[column];
    if (text !== '') return text;
    const constant = constants.find(
      ({ target, value }) => target === column && value.trim() !== '',
    );
    return constant?.value.trim() ?? '';
  });
  return { ...row, values };
}

/** Converts a number from the file's unit to the template's. Other text stays as it is, for the plan to report. */
function toTemplateUnit(text: string, unit: ColumnUnit): string {
  const number = parseNumber(text);
  if (text === '' || Number.isNaN(number)) return text;
  return String(Number((number * unitFactors[unit]).toFixed(DECIMALS)));
}

/** Converts a number from the template's unit to the file's. Other text stays as it is. */
export function toFileUnit(text: string, unit: ColumnUnit | null): string {
  const number = parseNumber(text);
  if (unit === null || text === '' || Number.isNaN(number)) return text;
  return String(Number((number / unitFactors[unit]).toFixed(DECIMALS)));
}
