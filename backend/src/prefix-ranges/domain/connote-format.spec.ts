import { formatConnote } from './connote-format.js';

describe('formatting a connote', () => {
  it.each([
    ['pads the number', { prefix: 'LKIZ', digits: 8, checkDigit: 'NONE' }, 387, 'LKIZ00000387'],
    ['takes the number that fills it', { prefix: 'A', digits: 2, checkDigit: 'NONE' }, 99, 'A99'],
    [
      'adds the GS1 check digit',
      { prefix: 'P', digits: 17, checkDigit: 'MOD10' },
      10614141234567890,
      'P106141412345678908',
    ],
    [
      'checks the whole code of an SSCC',
      { prefix: '10614141', digits: 9, checkDigit: 'MOD10' },
      234567890,
      '106141412345678908',
    ],
    ['adds a check digit of zero', { prefix: 'P', digits: 2, checkDigit: 'MOD10' }, 0, 'P000'],
    ['adds the rest of seven', { prefix: '', digits: 6, checkDigit: 'MOD7' }, 20, '0000206'],
  ] as const)('%s', (_what, format, number, connote) => {
    expect(formatConnote(format, number)).toBe(connote);
  });

  it('is refused for a number with too many digits', () => {
    expect(() => formatConnote({ prefix: 'A', digits: 2, checkDigit: 'NONE' }, 100)).toThrow(
      'Connote number does not fit its format',
    );
  });
});
