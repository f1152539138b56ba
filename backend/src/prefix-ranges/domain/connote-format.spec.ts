import { formatConnote } from './number-format.js';

describe('formatting a connote', () => {
  it.each([
    ['pads the number', { prefix: 'LKIZ', digits: 8, checkDigit: 'NONE' }, 387, 'LKIZ00000387'],
    [
      'accepts a number that uses all digits',
      { prefix: 'A', digits: 2, checkDigit: 'NONE' },
      99,
      'A99',
    ],
    [
      'adds the GS1 check digit',
      { prefix: 'P', digits: 17, checkDigit: 'MOD10' },
      10614141234567890,
      'P106141412345678908',
    ],
    [
      'calculates the check digit of an SSCC over the whole code',
      { prefix: '10614141', digits: 9, checkDigit: 'MOD10' },
      234567890,
      '106141412345678908',
    ],
    ['weighs digits from the right', { prefix: 'P', digits: 2, checkDigit: 'MOD10' }, 12, 'P123'],
    [
      'calculates the check digit over the number alone after letters, however long the code',
      { prefix: 'P0614141', digits: 9, checkDigit: 'MOD10' },
      234567890,
      'P06141412345678906',
    ],
    [
      'calculates the check digit over the number alone after digits and a letter, however long the code',
      { prefix: '1061414P', digits: 9, checkDigit: 'MOD10' },
      234567890,
      '1061414P2345678906',
    ],
    [
      'calculates the check digit over the number alone in a code too short for an SSCC',
      { prefix: '1061', digits: 9, checkDigit: 'MOD10' },
      234567890,
      '10612345678906',
    ],
    [
      'calculates modulo 7 over the number alone, even in a code as long as an SSCC',
      { prefix: '10614141', digits: 9, checkDigit: 'MOD7' },
      234567890,
      '106141412345678904',
    ],
    ['adds a check digit of zero', { prefix: 'P', digits: 2, checkDigit: 'MOD10' }, 0, 'P000'],
    ['adds the modulo 7 check digit', { prefix: '', digits: 6, checkDigit: 'MOD7' }, 20, '0000206'],
  ] as const)('%s', (_case, format, number, connote) => {
    expect(formatConnote(format, number)).toBe(connote);
  });

  it('is rejected for a number with too many digits', () => {
    expect(() => formatConnote({ prefix: 'A', digits: 2, checkDigit: 'NONE' }, 100)).toThrow(
      'Connote number is too long for its format',
    );
  });
});
