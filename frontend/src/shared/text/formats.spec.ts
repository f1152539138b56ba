import { counted } from '@contracts/texts/counted';

import { fromMetres } from '../goods/units';
import { formatDate, formatDateTime } from './dates';
import { formatMoney } from './money';

describe('what a screen shows of', () => {
  const instant = '2026-11-16T23:41:07.000Z';

  it('CROSS-17 a moment is its day and its time in the zone of the user', () => {
    expect(formatDate(instant, 'Australia/Sydney')).toBe('17/11/2026');
    expect(formatDateTime(instant, 'Australia/Sydney')).toBe('17/11/2026 10:41:07 am');
    expect(formatDateTime(instant, 'Australia/Perth')).toBe('17/11/2026 07:41:07 am');
  });

  it('CROSS-17 a calendar day is the same day everywhere', () => {
    expect(formatDate('2026-11-16', 'Australia/Perth')).toBe('16/11/2026');
  });

  it('CROSS-21 money has two decimals', () => {
    expect(formatMoney(1234.5)).toBe('$1,234.50');
    expect(formatMoney(0.1 + 0.2)).toBe('$0.30');
  });

  it('a number of things is one or several of them', () => {
    expect(counted(1, 'item')).toBe('1 item');
    expect(counted(0, 'item')).toBe('0 items');
  });

  it.each([
    ['M', '1.23'],
    ['CM', '123.46'],
    ['MM', '1234.56'],
  ] as const)('CROSS-19 a length in %s has two decimals', (unit, shown) => {
    expect(fromMetres(1.23456, unit)).toBe(shown);
  });
});
