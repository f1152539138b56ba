const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/**
 * Text as it is kept: odd spaces, invisible characters and curly quotes made plain, and trimmed
 * (spec part 1, section 5, General). Null when nothing is left.
 */
export function cleanText(text: string | null | undefined): string | null {
  const cleaned = (text ?? '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/[\u2018\u2019\u201A\u201B]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F]/g, '"')
    .trim();
  return cleaned === '' ? null : cleaned;
}
