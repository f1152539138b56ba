import { MIN_LINE_VOLUME_M3 } from '@contracts/rules/consignment';
import type { Measure, Measures } from '@contracts/rules/measures';
import { parseNumber } from '@contracts/rules/parse-number';

import type { ItemRow, PieceSides } from './item-row.types';
import { fromMetres, toMetres, type LengthUnit } from './units';

export const measureNames = ['quantity', 'length', 'width', 'height', 'weight'] as const;

/** A missing measure is stored as 0 and shown as an empty field. */
const lengthField = (metres: number, unit: LengthUnit) => (metres ? fromMetres(metres, unit) : '');
const weightField = (kilograms: number) => (kilograms ? String(kilograms) : '');

/** Fills the sides of one piece and keeps the exact values, since a field shows two decimals (CON-108). */
const sideFields = ({ length, width, height }: PieceSides, unit: LengthUnit) => ({
  length: lengthField(length, unit),
  width: lengthField(width, unit),
  height: lengthField(height, unit),
  exact: { length, width, height },
});

/** Fills the fields of one piece; its weight is not rounded. */
export const measureFields = (piece: PieceSides & Pick<Measures, 'weight'>, unit: LengthUnit) => ({
  ...sideFields(piece, unit),
  weight: weightField(piece.weight),
});

/** Parses the fields; NaN for anything that is not a number. Untouched sides keep their original values. */
export function measuresOf(row: Pick<ItemRow, Measure | 'exact'>, unit: LengthUnit): Measures {
  const { exact } = row;
  const side = (name: 'length' | 'width' | 'height') =>
    exact?.[name] && row[name] === lengthField(exact[name], unit)
      ? exact[name]
      : toMetres(row[name], unit);
  return {
    quantity: parseNumber(row.quantity),
    length: side('length'),
    width: side('width'),
    height: side('height'),
    weight: parseNumber(row.weight),
  };
}

/** Rounds to six decimals to hide binary fraction errors. */
const rounded = (value: number) => Math.round(value * 1_000_000) / 1_000_000;

/** 0 for values that are not positive numbers. */
const positiveOrZero = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** Kilograms and cubic metres of the whole row; 0 while something is missing or below 0 (CON-109). */
export function rowTotals(row: ItemRow, unit: LengthUnit): { weight: number; volume: number } {
  const { quantity, length, width, height, weight } = measuresOf(row, unit);
  const volume = positiveOrZero(quantity * length * width * height);
  return {
    weight: rounded(positiveOrZero(quantity * weight)),
    volume: volume > 0 ? Math.max(rounded(volume), MIN_LINE_VOLUME_M3) : 0,
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
  return { ...row, ...sideFields({ length: side, width: side, height: side }, unit) };
}
