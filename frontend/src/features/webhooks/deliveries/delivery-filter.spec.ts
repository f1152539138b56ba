import { countFilters, isFiltered, isReversed, noFilter, toFilterParams } from './delivery-filter';

const zone = 'Australia/Sydney';

describe('the filters of the delivery log', () => {
  it('send nothing that is not set', () => {
    expect(toFilterParams(noFilter, zone)).toEqual({});
    expect(isFiltered(noFilter)).toBe(false);
  });

  it('send whole days of the user’s time zone, across the start of daylight saving', () => {
    const days = { ...noFilter, fromDay: '2026-10-03', toDay: '2026-10-04' };
    expect(toFilterParams(days, zone)).toEqual({
      from: '2026-10-02T14:00:00.000Z',
      to: '2026-10-04T13:00:00.000Z',
    });
  });

  it('are counted without the search, and reversed days are detected', () => {
    const filter = { ...noFilter, state: 'WAITING', search: 'DB1', toDay: '2026-10-03' } as const;
    expect(countFilters(filter)).toBe(2);
    expect(isFiltered({ ...noFilter, search: 'DB1' })).toBe(true);
    expect(isReversed({ ...filter, fromDay: '2026-10-04' })).toBe(true);
    expect(isReversed({ ...filter, fromDay: '2026-10-03' })).toBe(false);
  });
});
