import { parseNumber } from '@contracts/rules/parse-number';

/** Length unit of the user; the server uses metres only. */
export type LengthUnit = 'M' | 'CM' | 'MM';

const perMetre: Readonly<Record<LengthUnit, number>> = { M: 1, CM: 100, MM: 1000 };
const names: Readonly<Record<LengthUnit, string>> = {
  M: 'metres',
  CM: 'centimetres',
  MM: 'millimetres',
};
const MICRO = 1_000_000;

export const unitName = (unit: LengthUnit): string => names[unit];
export const unitSign = (unit: LengthUnit): string => unit.toLowerCase();

/** Converts a typed length to metres; NaN for anything that is not a number. */
export const toMetres = (typed: string, unit: LengthUnit): number =>
  Math.round((parseNumber(typed) / perMetre[unit]) * MICRO) / MICRO;

/** Formats metres in the user's unit, for the field. */
export const fromMetres = (metres: number, unit: LengthUnit): string =>
  String(Math.round(metres * perMetre[unit] * 100) / 100);
