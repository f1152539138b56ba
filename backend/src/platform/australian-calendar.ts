import DateHolidays from 'date-holidays';
import { LRUCache } from 'lru-cache';
import { IANAZone } from 'luxon';

const cache = new LRUCache<string, ReadonlySet<string>>({ max: 100 });

/**
 * Public holidays of a state from the year before `day` to the year after, so that business days can be counted across
 * New Year. An unknown state has the national holidays.
 */
export function australianHolidays(state: string | null, day: string): ReadonlySet<string> {
  const year = Number(day.slice(0, 4));
  const key = `${state ?? ''} ${year}`;
  const known = cache.get(key);
  if (known) return known;

  const holidays = new Set(
    [year - 1, year, year + 1].flatMap((each) => publicHolidays(state, each)),
  );
  cache.set(key, holidays);
  return holidays;
}

/** Part-day holidays that begin in the evening are working days for carriers. */
const publicHolidays = (state: string | null, year: number): string[] =>
  new DateHolidays('AU', state ?? '')
    .getHolidays(year)
    .filter(({ type, date }) => type === 'public' && date.includes(' 00:00:00'))
    .map(({ date }) => date.slice(0, 10));

/** All clock changes happen on a quarter of an hour. */
const STEP_MS = 15 * 60_000;

/** Holds more than a month of quarter hours per zone. */
const MAX_CACHED = 4_000;

/** A time zone that caches its offsets: calling Intl costs more than the rest of a conversion. */
class CachedZone extends IANAZone {
  private readonly offsets = new LRUCache<number, number>({ max: MAX_CACHED });

  override offset(timestamp: number): number {
    const step = Math.floor(timestamp / STEP_MS);
    const known = this.offsets.get(step);
    if (known !== undefined) return known;
    const offset = super.offset(timestamp);
    if (Number.isFinite(offset)) this.offsets.set(step, offset);
    return offset;
  }
}

const zones = new Map<string, CachedZone>();

/** IANA zone for luxon, cached for the life of the process; for fixed names only. */
export function cachedZone(name: string): IANAZone {
  const known = zones.get(name);
  if (known) return known;
  const zone = new CachedZone(name);
  zones.set(name, zone);
  return zone;
}
