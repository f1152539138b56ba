import type { ItemNumbersData } from '@contracts/events/consignment.events.js';

import { articleNumber } from './article-number.js';
import { isSscc } from './sscc.js';

describe('serial shipping container code', () => {
  it.each(['393123450000000013', '006141411234567890', '106141412345678908'])('is %s', (number) => {
    expect(isSscc(number)).toBe(true);
  });

  it.each([
    ['of another length', '39312345000000001'],
    ['whose check digit is wrong', '393123450000000014'],
    ['with letters', 'LKIZ00000000000387'],
  ])('is not a number %s', (_, number) => {
    expect(isSscc(number)).toBe(false);
  });
});

describe('article number', () => {
  const under = (connoteNumber: string) => ({
    connote: { connoteNumber, prefixRangeId: 5, number: 1, clientCarrierAccountId: 31 },
    itemNumbers: null,
  });

  it('is the logistic unit itself for a single piece', () => {
    expect(articleNumber(under('393123450000000013'), { item: 1, items: 1 })).toBe(
      '393123450000000013',
    );
  });

  it('differs on every piece of several', () => {
    expect(articleNumber(under('393123450000000013'), { item: 2, items: 2 })).toBe(
      '39312345000000001300002',
    );
    expect(articleNumber(under('LKIZ00000387'), { item: 1, items: 1 })).toBe('LKIZ0000038700001');
  });

  it('is the assigned item number if the carrier reads them', () => {
    const blocks = [{ from: 7, to: 8 }] as const;
    const numbered = (format: ItemNumbersData['format']) => ({
      ...under('GAB0000001'),
      itemNumbers: { prefixRangeId: 5, format, blocks },
    });
    const plain = { prefix: 'GAB', digits: 9, checkDigit: 'NONE' } as const;
    const sscc = { prefix: '39312345', digits: 9, checkDigit: 'MOD10' } as const;

    expect(articleNumber(numbered(plain), { item: 2, items: 3 })).toBe('GAB000000008');
    expect(isSscc(articleNumber(numbered(sscc), { item: 1, items: 2 }))).toBe(true);
    expect(articleNumber(numbered(plain), { item: 3, items: 3 })).toBe('GAB000000100003');
  });
});
