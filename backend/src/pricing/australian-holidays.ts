import DateHolidays from 'date-holidays';
import { LRUCache } from 'lru-cache';

import type { Holidays } from './domain/calendar.js';

const cache = new LRUCache<string, Holidays>({ max: 100 });

/**
 * Public holidays of a state from the year before `day` to the year after, so that business days can be counted
 * over new year. An unknown state has the national holidays.
 */
export function australianHolidays(state: string | null, day: string): Holidays {
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

/** Carriers work on days whose holiday begins in the evening. */
const publicHolidays = (state: string | null, year: number): string[] =>
  new DateHolidays('AU', state ?? '')
    .getHolidays(year)
    .filter(({ type, date }) => type === 'public' && date.includes(' 00:00:00'))
    .map(({ date }) => date.slice(0, 10));
