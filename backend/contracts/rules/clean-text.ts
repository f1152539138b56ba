const SINGLE_QUOTES = /[\u2018\u2019\u201A\u201B]/g;
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** A text while it is being typed: the same, but a space at its end or between words may stay (ADDR-45). */
export const cleanTyped = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"');

/**
 * Text as it is kept: odd spaces, invisible characters and curly quotes made plain, and trimmed
 * (spec part 1, section 5, General). Null when nothing is left.
 */
export function cleanText(text: string | null | undefined): string | null {
  const cleaned = (text ?? '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .trim();
  return cleaned === '' ? null : cleaned;
}
