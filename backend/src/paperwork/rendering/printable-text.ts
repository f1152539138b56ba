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
  return Array.from(text.normalize('NFC'), (sign) => (isDrawable(sign) ? sign : replacement(sign)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function replacement(sign: string): string {
  if (/[\p{Cc}\p{Z}]/u.test(sign)) return ' ';
  if (/[\p{Cf}\p{M}]/u.test(sign)) return '';
  const base = plainLetters[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return base !== '' && Array.from(base).every(isDrawable) ? base : '?';
}

function isDrawable(sign: string): boolean {
  return /^[\x20-\x7e\xa1-\xac\xae-\xff]$/.test(sign) || EXTRAS.includes(sign);
}
