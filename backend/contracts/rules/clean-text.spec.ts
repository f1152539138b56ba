import { cleanText } from './clean-text.js';

describe('cleaning text', () => {
  it.each([
    ['odd spaces', 'PO\u00a0 4711\t/ 2', 'PO 4711 / 2'],
    ['invisible characters', 'le\u200bft\ufeff at\u0000 gate', 'left at gate'],
    ['curly quotes', '\u2018dock\u2019 \u201cB\u201d', '\'dock\' "B"'],
    ['ends', '  gate 3  ', 'gate 3'],
    ['half of a surrogate pair', 'gate \ud83d', 'gate'],
  ])('CROSS-23 converts %s to plain text', (_what, input, cleaned) => {
    expect(cleanText(input)).toBe(cleaned);
  });

  it.each(['', '  ', '\u200b', null, undefined])(
    'ADDR-44 ADDR-45 leaves nothing of %j',
    (input) => {
      expect(cleanText(input)).toBeNull();
    },
  );
});
