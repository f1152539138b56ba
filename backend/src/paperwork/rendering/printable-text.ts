/** Characters of the fonts besides Latin-1. */
const EXTRAS = '€‚„…ˆ‹Œ‘’“”•–—˜™›œ';

/** Letters with a plain equivalent that do not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
};

/**
 * Converts text to the font's characters: foreign accents are dropped, other scripts become '?', control characters
 * spaces.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) =>
    isDrawable(character) ? character : replacement(character),
  )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function replacement(character: string): string {
  if (/[\p{Cc}\p{Z}]/u.test(character)) return ' ';
  if (/[\p{Cf}\p{M}]/u.test(character)) return '';
  const base = plainLetters[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  return base !== '' && Array.from(base).every(isDrawable) ? base : '?';
}

function isDrawable(character: string): boolean {
  return /^[\x20-\x7e\xa1-\xac\xae-\xff]$/.test(character) || EXTRAS.includes(character);
}
