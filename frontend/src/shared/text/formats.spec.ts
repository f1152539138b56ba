import { pluralise } from '@contracts/texts/pluralise';

import { fromMetres } from '../goods/units';
import { formatDate, formatDateTime, formatMoney, formatTime } from './format';

describe('formatting on screen', () => {
  const instant = '2026-11-16T23:41:07.000Z';

  it("CROSS-17 shows an instant as date and time in the user's zone", () => {
    expect(formatDate(instant, 'Australia/Sydney')).toBe('17/11/2026');
    expect(formatDateTime(instant, 'Australia/Sydney')).toBe('17/11/2026 10:41:07 am');
    expect(formatDateTime(instant, 'Australia/Perth')).toBe('17/11/2026 07:41:07 am');
  });

  it('shows a time without its seconds by default', () => {
    expect(formatTime(instant, 'Australia/Sydney')).toBe('10:41 am');
    expect(formatTime(instant, 'Australia/Sydney', { seconds: true })).toBe('10:41:07 am');
    expect(formatDateTime(instant, 'Australia/Perth', { seconds: false })).toBe(
      '17/11/2026 07:41 am',
    );
  });

  it('CROSS-17 shows a calendar day the same everywhere', () => {
    expect(formatDate('2026-11-16', 'Australia/Perth')).toBe('16/11/2026');
  });

  it('CROSS-21 shows money with two decimals', () => {
    expect(formatMoney(1234.5)).toBe('$1,234.50');
    expect(formatMoney(0.1 + 0.2)).toBe('$0.30');
  });

  it('pluralises counts', () => {
    expect(pluralise(1, 'item')).toBe('1 item');
    expect(pluralise(0, 'item')).toBe('0 items');
  });

  it.each([
    ['M', '1.23'],
    ['CM', '123.46'],
    ['MM', '1234.56'],
  ] as const)('CROSS-19 a length in %s has two decimals', (unit, shown) => {
    expect(fromMetres(1.23456, unit)).toBe(shown);
  });
});
