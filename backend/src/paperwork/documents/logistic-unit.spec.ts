import { articleNumber } from './article-number.js';
import { isSscc } from './logistic-unit.js';

describe('a serial shipping container code', () => {
  it.each(['393123450000000013', '006141411234567890', '106141412345678908'])('is %s', (number) => {
    expect(isSscc(number)).toBe(true);
  });

  it.each([
    ['of another length', '39312345000000001'],
    ['whose check digit is wrong', '393123450000000014'],
    ['with letters', 'LKIZ00000000000387'],
  ])('is none %s', (_, number) => {
    expect(isSscc(number)).toBe(false);
  });
});

describe('the number of a piece', () => {
  it('is the logistic unit itself where there is only one', () => {
    expect(articleNumber('393123450000000013', { item: 1, items: 1 })).toBe('393123450000000013');
  });

  it('differs on every piece of several', () => {
    expect(articleNumber('393123450000000013', { item: 2, items: 2 })).toBe(
      '39312345000000001300002',
    );
    expect(articleNumber('LKIZ00000387', { item: 1, items: 1 })).toBe('LKIZ0000038700001');
  });
});
