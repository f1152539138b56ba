import { midnightIn } from './consignment-context.queries.js';

describe('the first moment of a calendar day', () => {
  it.each([
    ['in daylight saving time', 'VIC', '2026-01-15', '2026-01-14T13:00:00.000Z'],
    ['after it', 'VIC', '2026-06-15', '2026-06-14T14:00:00.000Z'],
    ['on the day it ends', 'NSW', '2026-04-05', '2026-04-04T13:00:00.000Z'],
  ])('is midnight %s', (_when, state, day, midnight) => {
    expect(midnightIn(state, day)).toBe(midnight);
  });
});
