import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';

import { InvalidRequest } from '../../../../platform/invalid-request.js';
import { toFilterConditions } from './filter-conditions.js';

const now = new Date('2026-03-03T02:00:00.000Z');

/** Values that the database would compare the ETA with. */
function boundDays(filter: Partial<CriteriaFilter>, zone = 'Australia/Sydney'): unknown[] {
  const values: unknown[] = [];
  const filters = [{ key: 'ETA', criteria: 'EQUALS', ...filter } as const];
  for (const condition of toFilterConditions(filters, { now, zone }).conditions)
    condition((value) => `$${values.push(value)}`);
  return values;
}

describe('filtering by days', () => {
  it.each([
    ['a calendar day', '2026-03-03', '2026-03-03'],
    ["an instant, as the user's day", '2026-03-02T14:00:00.000Z', '2026-03-03'],
    ['the first day of the calendar', '0001-01-01', '0001-01-01'],
  ])('takes %s', (_case, value, day) => {
    expect(boundDays({ value })).toEqual([day]);
  });

  // Postgres has no year 0, and reads no sign before a year.
  it.each<[string, Partial<CriteriaFilter>]>([
    ['year 0', { value: '0000-05-01' }],
    ['a year before it', { value: '-000004-05-01T00:00:00.000Z' }],
    ['a year of five digits', { value: '+010000-05-01T00:00:00.000Z' }],
    ['one end in year 0', { criteria: 'BETWEEN', value: '0000-05-01,2026-03-03' }],
    ['a range from year 0', { dateRange: { type: 'custom', fromDate: '0000-05-01' } }],
    ['an instant that is in year 0 there', { value: '0001-01-01T00:00:00+14:00' }],
  ])('rejects %s instead of failing in the database', (_case, filter) => {
    expect(() => boundDays(filter, 'America/New_York')).toThrow(InvalidRequest);
  });
});
