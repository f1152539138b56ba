import { dayIn, midnightIn } from './calendar-day.js';

describe('a calendar day', () => {
  it.each([
    ['Sydney in summer', 'NSW', '2026-01-14T13:30:00Z', '2026-01-15'],
    ['Perth, three hours behind', 'WA', '2026-01-14T13:30:00Z', '2026-01-14'],
    ['an unknown state, as in Sydney', null, '2026-01-14T13:30:00Z', '2026-01-15'],
    ['an instant with an offset', 'QLD', '2026-01-15T00:30:00+11:00', '2026-01-14'],
    ['a day as it is', 'WA', '2026-01-15', '2026-01-15'],
  ])('is that of %s', (_where, state, instant, day) => {
    expect(dayIn(state, instant)).toBe(day);
  });

  it.each([
    ['in daylight saving time', 'VIC', '2026-01-15', '2026-01-14T13:00:00.000Z'],
    ['after it', 'VIC', '2026-06-15', '2026-06-14T14:00:00.000Z'],
    ['on the day it ends', 'NSW', '2026-04-05', '2026-04-04T13:00:00.000Z'],
  ])('begins at midnight %s', (_when, state, day, midnight) => {
    expect(midnightIn(state, day)).toBe(midnight);
  });
});
