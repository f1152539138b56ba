import { DateTime, IANAZone } from 'luxon';

import { cachedZone } from './cached-zone.js';

const zones = ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth', 'Australia/Lord_Howe'];
const HOUR_MS = 3_600_000;

/** Around the clock changes of 2026, a quarter of an hour apart, and some odd instants. */
const moments = [
  '2026-04-04T12:00:00Z',
  '2026-10-03T12:00:00Z',
  '1969-12-31T23:59:59.999Z',
].flatMap((start) =>
  Array.from({ length: 24 * 4 }, (_, quarter) => Date.parse(start) + quarter * (HOUR_MS / 4) - 1),
);

describe('cached zone', () => {
  it.each(zones)('%s has the offsets of the zone itself, the second time too', (name) => {
    const wanted = moments.map((moment) => IANAZone.create(name).offset(moment));

    expect(moments.map((moment) => cachedZone(name).offset(moment))).toEqual(wanted);
    expect(moments.map((moment) => cachedZone(name).offset(moment))).toEqual(wanted);
  });

  it("equals luxon's zone", () => {
    const noon = DateTime.fromISO('2026-10-04T12:00', { zone: cachedZone('Australia/Sydney') });

    expect(noon.toISO()).toBe('2026-10-04T12:00:00.000+11:00');
    expect(noon.minus({ days: 1 }).toISO()).toBe('2026-10-03T12:00:00.000+10:00');
  });
});
