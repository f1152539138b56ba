import { MINIMUM_VOLUME } from '@contracts/rules/consignment';
import type { Measure, Measures } from '@contracts/rules/measures';
import { numberOf } from '@contracts/rules/typed-number';

import type { ItemRow } from './item-row.types';
import { fromMetres, toMetres, type LengthUnit } from './units';

export const measureNames = ['quantity', 'length', 'width', 'height', 'weight'] as const;

/** Sizes and weight of one piece as they stand in their fields. */
export const typedMeasures = (
  { length, width, height, weight }: Omit<Measures, 'quantity'>,
  unit: LengthUnit,
) => ({
  length: fromMetres(length, unit),
  width: fromMetres(width, unit),
  height: fromMetres(height, unit),
  weight: String(weight),
});

/** What the fields say; NaN where that is no number. */
export const measuresOf = (row: Pick<ItemRow, Measure>, unit: LengthUnit): Measures => ({
  quantity: numberOf(row.quantity),
  length: toMetres(row.length, unit),
  width: toMetres(row.width, unit),
  height: toMetres(row.height, unit),
  weight: numberOf(row.weight),
});

/** Six decimals are more than anybody measures, and hide what binary fractions add. */
const rounded = (value: number) => Math.round(value * 1_000_000) / 1_000_000;

/** 0 for what nothing can weigh or take up. */
const amount = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** Kilograms and cubic metres of the whole line; 0 while something is missing or below 0 (CON-109). */
export function rowTotals(row: ItemRow, unit: LengthUnit): { weight: number; volume: number } {
  const { quantity, length, width, height, weight } = measuresOf(row, unit);
  const volume = amount(quantity * length * width * height);
  return {
    weight: rounded(amount(quantity * weight)),
    volume: volume > 0 ? Math.max(rounded(volume), MINIMUM_VOLUME) : 0,
  };
}

/** CON-111: the pieces share the weight of the line. */
export function withTotalWeight(row: ItemRow, total: string): ItemRow {
  const each = numberOf(total) / numberOf(row.quantity);
  return Number.isFinite(each) ? { ...row, weight: String(rounded(each)) } : row;
}

/** CON-112: every piece becomes a cube of its share of the volume. */
export function withTotalVolume(row: ItemRow, total: string, unit: LengthUnit): ItemRow {
  const side = Math.cbrt(numberOf(total) / numberOf(row.quantity));
  if (!Number.isFinite(side)) return row;
  const typed = fromMetres(side, unit);
  return { ...row, length: typed, width: typed, height: typed };
}
