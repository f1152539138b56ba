import { validateSync } from 'class-validator';

import { IsDayOrInstant } from './day-or-instant.js';

class Visit {
  @IsDayOrInstant()
  readonly on: unknown;

  constructor(on: unknown) {
    this.on = on;
  }
}

const isTaken = (on: unknown): boolean => validateSync(new Visit(on)).length === 0;

describe('day or instant', () => {
  it.each(['2026-02-28', '2026-03-01T09:30:00Z', '2026-03-01T09:30:00.000+11:00', '1999-12-31'])(
    'is %s',
    (on) => {
      expect(isTaken(on)).toBe(true);
    },
  );

  it.each([
    '2026-02-30',
    '2026-W05-3',
    '2026-060',
    '20260301',
    '0000-01-01',
    '12026-03-01',
    '+002026-03-01',
    '2026-03-01T09:30:00+10',
    '2026-03-01T25:00:00Z',
    'tomorrow',
    '',
    20260301,
    null,
    ['2026-03-01'],
  ])('is not %j', (on) => {
    expect(isTaken(on)).toBe(false);
  });
});
