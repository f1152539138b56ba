import { DateTime } from 'luxon';

import { dayAt, stateZone } from '@contracts/rules/calendar-day.js';

import { cachedZone } from '../../../platform/cached-zone.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the calendar day, yyyy-MM-dd, of an ISO instant in a state's time zone; a day is returned as it is. */
export function dayIn(state: string | null | undefined, instantOrDay: string): string {
  if (DAY.test(instantOrDay)) return instantOrDay;
  const instant = DateTime.fromISO(instantOrDay);
  return instant.isValid ? dayAt(state, instant.toJSDate()) : '';
}

/** Returns midnight at the start of a day in a state, as ISO in UTC (api.md A14). */
export const midnightIn = (state: string | null | undefined, day: string): string =>
  DateTime.fromISO(day, { zone: cachedZone(stateZone(state)) })
    .toUTC()
    .toISO() ?? day;
