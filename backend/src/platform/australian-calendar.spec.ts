import { DateTime, IANAZone } from 'luxon';

import { etaDate, pickupDay } from '../pricing/domain/calendar.js';
import { australianHolidays, cachedZone } from './australian-calendar.js';

const zones = ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth', 'Australia/Lord_Howe'];
const HOUR_MS = 3_600_000;

/** Instants around the 2026 clock changes, 15 minutes apart, and some irregular ones. */
const moments = [
  '2026-04-04T12:00:00Z',
  '2026-10-03T12:00:00Z',
  '1969-12-31T23:59:59.999Z',
].flatMap((start) =>
  Array.from({ length: 24 * 4 }, (_, quarter) => Date.parse(start) + quarter * (HOUR_MS / 4) - 1),
);

describe('cached zone', () => {
  it.each(zones)('%s has the offsets of the zone itself, even when read from the cache', (name) => {
    const expected = moments.map((moment) => IANAZone.create(name).offset(moment));

    expect(moments.map((moment) => cachedZone(name).offset(moment))).toEqual(expected);
    expect(moments.map((moment) => cachedZone(name).offset(moment))).toEqual(expected);
  });

  it("equals luxon's zone", () => {
    const noon = DateTime.fromISO('2026-10-04T12:00', { zone: cachedZone('Australia/Sydney') });

    expect(noon.toISO()).toBe('2026-10-04T12:00:00.000+11:00');
    expect(noon.minus({ days: 1 }).toISO()).toBe('2026-10-03T12:00:00.000+10:00');
  });
});

describe('Australian holidays', () => {
  it.each([
    ['VIC', '2026-11-03', true],
    ['NSW', '2026-11-03', false],
    ['WA', '2026-06-01', true],
    ['QLD', '2026-06-01', false],
    ['NSW', '2026-12-25', true],
    ['NSW', '2027-01-01', true],
    ['SA', '2026-12-24', false],
  ])('of %s on %s: %s', (state, day, isHoliday) => {
    expect(australianHolidays(state, '2026-12-24').has(day)).toBe(isHoliday);
  });

  it('are the national ones if the state is unknown', () => {
    expect(australianHolidays(null, '2026-12-24').has('2026-12-25')).toBe(true);
  });

  it('move a consignment of Maundy Thursday to the Wednesday after Easter', () => {
    const pickup = pickupDay(
      {
        dispatchDate: '2026-04-02',
        cutOff: { cutOffDay: 0, cutOffTime: '15:00' },
        senderState: 'VIC',
        now: new Date('2026-04-02T16:10:00+11:00'),
      },
      australianHolidays('VIC', '2026-04-02'),
    );

    expect(pickup).toBe('2026-04-07');
    expect(etaDate(pickup, 1, australianHolidays('NSW', pickup))).toBe('2026-04-08');
  });
});
