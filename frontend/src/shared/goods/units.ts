/** What the user measures in; the server knows metres only. */
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

/** Metres of a length typed in the unit; NaN for anything that is not a number. */
export const toMetres = (typed: string, unit: LengthUnit): number =>
  Math.round((numberOf(typed) / perMetre[unit]) * MICRO) / MICRO;

/** What stands in the field for a length in metres. */
export const fromMetres = (metres: number, unit: LengthUnit): string =>
  String(Math.round(metres * perMetre[unit] * 100) / 100);

const GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+([.]\d+)?$/;
const DECIMAL_COMMA = /^-?(\d+,\d{1,2}|0,\d+)$/;
const PLAIN = /^-?(\d+[.]?\d*|[.]\d+)(e-?\d+)?$/;

/**
 * A number as people and spreadsheets write it: a comma groups thousands, or stands before one or two decimals.
 * NaN for an empty field and for everything else.
 */
export function numberOf(text: string): number {
  const typed = text.trim();
  if (GROUPED.test(typed)) return Number(typed.replaceAll(',', ''));
  if (DECIMAL_COMMA.test(typed)) return Number(typed.replace(',', '.'));
  return PLAIN.test(typed) ? Number(typed) : Number.NaN;
}
