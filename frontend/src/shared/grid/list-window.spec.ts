import { listWindow } from './local-list';

describe('date window of a list', () => {
  it("CROSS-22 runs from 28 days back to 7 days ahead, in the user's zone", () => {
    const evening = new Date('2026-12-31T13:30:00Z');
    expect(listWindow('Australia/Perth', evening)).toEqual({
      from: '2026-12-03',
      to: '2027-01-07',
    });
    expect(listWindow('Australia/Sydney', evening)).toEqual({
      from: '2026-12-04',
      to: '2027-01-08',
    });
  });

  it('CROSS-22 consists of whole days across a daylight saving change', () => {
    const beforeSummer = new Date('2026-10-03T12:00:00Z');
    expect(listWindow('Australia/Sydney', beforeSummer).to).toBe('2026-10-10');
  });
});
