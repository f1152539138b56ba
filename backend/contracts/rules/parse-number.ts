const GROUPED_THOUSANDS = /^-?[1-9]\d{0,2}(,\d{3})+([.]\d+)?$/;
const DECIMAL_COMMA = /^-?(\d+,\d{1,2}|0,\d+)$/;
const PLAIN = /^-?(\d+[.]?\d*|[.]\d+)(e-?\d+)?$/;

/**
 * Parses a number as users and spreadsheets write it: a comma groups thousands, or precedes decimals, at most two of
 * them unless the number begins with "0,". Returns NaN for an empty field and anything else.
 */
export function parseNumber(text: string): number {
  const typed = text.trim();
  if (GROUPED_THOUSANDS.test(typed)) return Number(typed.replaceAll(',', ''));
  if (DECIMAL_COMMA.test(typed)) return Number(typed.replace(',', '.'));
  return PLAIN.test(typed) ? Number(typed) : Number.NaN;
}
