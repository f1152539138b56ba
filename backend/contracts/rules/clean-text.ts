const SINGLE_QUOTES = /[\u2018\u2019\u201A\u201B]/g;
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** Removes invisible characters, for example from a paste; line ends and tabs stay. */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, (one) => (one === '\n' || one === '\t' ? one : ''));

/** Cleans text as it is typed: like `cleanText`, but spaces are neither trimmed nor merged (ADDR-45). */
export const cleanInput = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"');

/**
 * Normalises text for storage: replaces unusual spaces, invisible characters and curly quotes, and trims (spec part
 * 1, section 5, General). Returns null if nothing is left.
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

/** Characters that Postgres stores neither in text nor in JSON: NUL, and halves of surrogate pairs. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** Removes characters that cannot be stored; all others stay. */
export const withoutUnstorable = (text: string): string => text.replace(UNSTORABLE, '');

/** Whether a text can be stored as it is. */
export const isStorable = (text: string): boolean => text.search(UNSTORABLE) === -1;

/** Shortens a text, never in the middle of a surrogate pair: half of one cannot be stored. */
export const shortened = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');

/**
 * Text in lower case as the database's `lower` returns it: letter by letter, so that İ becomes one letter, and a Σ at
 * the end of a word the same as elsewhere.
 */
export const lowerCase = (text: string): string =>
  Array.from(text, (letter) => Array.from(letter.toLowerCase())[0] ?? letter).join('');
