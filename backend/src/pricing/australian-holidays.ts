import DateHolidays from 'date-holidays';
import { LRUCache } from 'lru-cache';

import type { Holidays } from './domain/calendar/business-days.js';

const cache = new LRUCache<string, Holidays>({ max: 100 });

/**
 * Public holidays of a state from the year before `day` to the year after, so that counting over a new
 * year finds them all. An unknown state has the national ones.
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

/** Trucks still run on a day that becomes a holiday in the evening only. */
const publicHolidays = (state: string | null, year: number): string[] =>
  new DateHolidays('AU', state ?? '')
    .getHolidays(year)
    .filter(({ type, date }) => type === 'public' && date.includes(' 00:00:00'))
    .map(({ date }) => date.slice(0, 10));
