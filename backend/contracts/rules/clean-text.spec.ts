import { cleanText, isStorable, shortened, withoutUnstorable } from './clean-text.js';

describe('cleaning text', () => {
  it.each([
    ['odd spaces', 'PO\u00a0 4711\t/ 2', 'PO 4711 / 2'],
    ['invisible characters', 'le\u200bft\ufeff at\u0000 gate', 'left at gate'],
    ['curly quotes', '\u2018dock\u2019 \u201cB\u201d', '\'dock\' "B"'],
    ['ends', '  gate 3  ', 'gate 3'],
    ['half of a surrogate pair', 'gate \ud83d', 'gate'],
  ])('CROSS-23 converts %s to plain text', (_case, input, cleaned) => {
    expect(cleanText(input)).toBe(cleaned);
  });

  it.each(['', '  ', '\u200b', null, undefined])('ADDR-44 ADDR-45 returns null for %j', (input) => {
    expect(cleanText(input)).toBeNull();
  });
});

describe('shortening text', () => {
  it.each([
    ['a short one', 'Dubbo', 5, 'Dubbo'],
    ['a long one', 'Dubbo', 3, 'Dub'],
    ['a pair at the end', 'ab\ud83d\ude9a', 4, 'ab\ud83d\ude9a'],
    ['a pair that does not fit', 'abc\ud83d\ude9a', 4, 'abc'],
  ])('keeps whole characters of %s', (_case, text, maxLength, short) => {
    expect(shortened(text, maxLength)).toBe(short);
  });
});

describe('text that Postgres cannot store', () => {
  it.each(['a\u0000b', 'a\ud83db', 'a\ude9ab'])('loses only what cannot be stored: %j', (text) => {
    expect(isStorable(text)).toBe(false);
    expect(withoutUnstorable(text)).toBe('ab');
  });

  it('is never ordinary text', () => {
    const text = 'caf\u00e9\n\ud83d\ude9a\u200e';
    expect(isStorable(text)).toBe(true);
    expect(withoutUnstorable(text)).toBe(text);
  });
});
