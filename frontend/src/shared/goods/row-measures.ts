import { MINIMUM_VOLUME } from '@contracts/rules/consignment';
import type { Measure, Measures } from '@contracts/rules/measures';
import { parseNumber } from '@contracts/rules/parse-number';

import type { ItemRow } from './item-row.types';
import { fromMetres, toMetres, type LengthUnit } from './units';

export const measureNames = ['quantity', 'length', 'width', 'height', 'weight'] as const;

/** Raw dimensions and weight of one piece, as typed. */
export const typedMeasures = (
  { length, width, height, weight }: Omit<Measures, 'quantity'>,
  unit: LengthUnit,
) => ({
  length: fromMetres(length, unit),
  width: fromMetres(width, unit),
  height: fromMetres(height, unit),
  weight: String(weight),
});

/** Parses the fields; NaN for anything that is not a number. */
export const measuresOf = (row: Pick<ItemRow, Measure>, unit: LengthUnit): Measures => ({
  quantity: parseNumber(row.quantity),
  length: toMetres(row.length, unit),
  width: toMetres(row.width, unit),
  height: toMetres(row.height, unit),
  weight: parseNumber(row.weight),
});

/** Rounds to six decimals to hide binary fraction errors. */
const rounded = (value: number) => Math.round(value * 1_000_000) / 1_000_000;

/** 0 for values that are not positive numbers. */
const amount = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** Kilograms and cubic metres of the whole row; 0 while something is missing or below 0 (CON-109). */
export function rowTotals(row: ItemRow, unit: LengthUnit): { weight: number; volume: number } {
  const { quantity, length, width, height, weight } = measuresOf(row, unit);
  const volume = amount(quantity * length * width * height);
  return {
    weight: rounded(amount(quantity * weight)),
    volume: volume > 0 ? Math.max(rounded(volume), MINIMUM_VOLUME) : 0,
  };
}

/** CON-111: divides a total weight among the pieces. */
export function withTotalWeight(row: ItemRow, total: string): ItemRow {
  const each = parseNumber(total) / parseNumber(row.quantity);
  return Number.isFinite(each) ? { ...row, weight: String(rounded(each)) } : row;
}

/** CON-112: makes every piece a cube with its share of a total volume. */
export function withTotalVolume(row: ItemRow, total: string, unit: LengthUnit): ItemRow {
  const side = Math.cbrt(parseNumber(total) / parseNumber(row.quantity));
  if (!Number.isFinite(side)) return row;
  const typed = fromMetres(side, unit);
  return { ...row, length: typed, width: typed, height: typed };
}
