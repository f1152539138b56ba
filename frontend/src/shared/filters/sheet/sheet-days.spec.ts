import { dayPresets } from './sheet-days';

describe('days of a sheet', () => {
  const daysAt = (instant: string, zone = 'Australia/Sydney') =>
    dayPresets(zone, new Date(instant)).map(({ from, to }) => `${from}..${to}`);

  it('are today, today and tomorrow, this week and the last four weeks', () => {
    expect(daysAt('2026-11-18T03:52:00Z')).toEqual([
      '2026-11-18..2026-11-18',
      '2026-11-18..2026-11-19',
      '2026-11-16..2026-11-22',
      '2026-10-21..2026-11-18',
    ]);
  });

  it('depend on the time zone of the user', () => {
    expect(daysAt('2026-11-17T20:00:00Z')[0]).toBe('2026-11-18..2026-11-18');
    expect(daysAt('2026-11-17T20:00:00Z', 'UTC')[0]).toBe('2026-11-17..2026-11-17');
  });

  it.each([
    ['Monday', '2026-11-16T01:00:00Z'],
    ['Sunday', '2026-11-22T01:00:00Z'],
  ])('begin the week on Monday, seen from %s', (_day, instant) => {
    expect(daysAt(instant)[2]).toBe('2026-11-16..2026-11-22');
  });
});
