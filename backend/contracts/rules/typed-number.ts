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
