import { brownOutEndsAt } from './brown-out.js';

const sunset = new Date('2027-06-01T00:00:00Z');
const endAt = (now: string) => brownOutEndsAt(sunset, new Date(now))?.toISOString() ?? null;

describe('a brown-out', () => {
  it.each(['25', '26', '27', '28', '29', '30', '31'])(
    'is on each of the last seven days: %s May',
    (day) => {
      expect(endAt(`2027-05-${day}T01:02:00Z`)).toBe(`2027-05-${day}T01:05:00.000Z`);
    },
  );

  it.each([
    ['before the last week', '2027-05-24T01:02:00Z'],
    ['a year before, when nothing may be announced yet', '2026-05-25T01:02:00Z'],
    ['a millisecond before it begins', '2027-05-25T00:59:59.999Z'],
    ['once its five minutes are over', '2027-05-25T01:05:00Z'],
    ['at the same time in Sydney', '2027-05-25T11:02:00Z'],
    ['after the end', '2027-06-01T01:02:00Z'],
  ])('is not %s', (_, now) => {
    expect(endAt(now)).toBeNull();
  });

  it('includes its first and its last millisecond', () => {
    expect(endAt('2027-05-25T01:00:00.000Z')).not.toBeNull();
    expect(endAt('2027-05-25T01:04:59.999Z')).not.toBeNull();
  });
});
