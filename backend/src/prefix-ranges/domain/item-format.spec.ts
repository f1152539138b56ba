import { itemFormat, printedItemNumber, printedItemNumbers } from './number-format.js';

const plain = itemFormat({ prefix: 'GAB', digits: 7, checkDigit: 'NONE' });
const sscc = itemFormat({ prefix: '39312345', digits: 9, checkDigit: 'MOD10' });
const blocks = [
  { from: 7, to: 8 },
  { from: 20, to: 20 },
];

describe('printing item numbers', () => {
  it('prints the prefix and nine digits', () => {
    expect(printedItemNumber({ format: plain, blocks }, 2)).toBe('GAB000000008');
  });

  it('prints an SSCC if the connotes of the prefix are SSCCs', () => {
    expect(printedItemNumber({ format: sscc, blocks }, 1)).toBe('393123450000000075');
  });

  it('continues in the next block, and ends after the last number', () => {
    expect([3, 4].map((piece) => printedItemNumber({ format: plain, blocks }, piece))).toEqual([
      'GAB000000020',
      null,
    ]);
  });

  it('prints the ends of each block', () => {
    expect(printedItemNumbers({ format: plain, blocks })).toBe(
      'GAB000000007 to GAB000000008, GAB000000020',
    );
  });
});
