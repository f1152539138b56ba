import { DateTime } from 'luxon';

import { dayAt } from '@contracts/rules/calendar-day.js';
import { stateZone } from '@contracts/rules/state-zones.js';

import { keptZone } from '../../../platform/kept-zone.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The calendar day, yyyy-MM-dd, that an ISO instant falls on in a state; a day stays what it is. */
export function dayIn(state: string | null | undefined, instantOrDay: string): string {
  if (DAY.test(instantOrDay)) return instantOrDay;
  const instant = DateTime.fromISO(instantOrDay);
  return instant.isValid ? dayAt(state, instant.toJSDate()) : '';
}

/** Midnight at the beginning of a day in a state, ISO in UTC (api.md A14). */
export const midnightIn = (state: string | null | undefined, day: string): string =>
  DateTime.fromISO(day, { zone: keptZone(stateZone(state)) })
    .toUTC()
    .toISO() ?? day;
