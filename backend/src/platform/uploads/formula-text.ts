/** Characters that begin a formula where a spreadsheet reads a text file. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

/** Text with an apostrophe of `escapeFormula`, or one like it. */
const ESCAPED = /^'+[=+\-@＝＋－＠\t\r]/;

/** Numbers, dates, amounts and phone numbers: harmless, since a spreadsheet at most calculates with them. */
const NUMERIC = /^[+-][\d\s.,:/%$()-]*$/;

/** Whether a spreadsheet may interpret this text as a formula. */
export const startsLikeFormula = (text: string): boolean => FORMULA.test(text);

/**
 * Adds an apostrophe to text that a spreadsheet would run as a formula; numbers stay as they are. `withoutEscape`
 * removes it.
 */
export const escapeFormula = (text: string): string =>
  (FORMULA.test(text) && !NUMERIC.test(text)) || ESCAPED.test(text) ? `'${text}` : text;

/** Removes the apostrophe with which a formula is escaped. */
export const withoutEscape = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text);
