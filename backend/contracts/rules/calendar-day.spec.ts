import { dayAt } from './calendar-day.js';

describe('calendar day in a state', () => {
  it.each([
    ['NSW', '2026-01-14T13:30:00Z', '2026-01-15'],
    ['WA', '2026-01-14T13:30:00Z', '2026-01-14'],
    ['SA', '2026-06-15T14:29:59Z', '2026-06-15'],
    [null, '2026-03-02T14:00:00Z', '2026-03-03'],
  ])('of %s at %s is %s', (state, instant, day) => {
    expect(dayAt(state, new Date(instant))).toBe(day);
  });

  it.each([
    ['into the next month', '2026-01-31T01:00:00Z', 1, '2026-02-01'],
    ['over the end of daylight saving time', '2026-04-04T12:30:00Z', 1, '2026-04-05'],
    ['by a week', '2026-10-03T13:30:00Z', 7, '2026-10-10'],
  ])('is counted on %s', (_how, instant, daysLater, day) => {
    expect(dayAt('NSW', new Date(instant), daysLater)).toBe(day);
  });
});
