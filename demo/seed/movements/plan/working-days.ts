import { DateTime } from 'luxon';

import { australianHolidays } from '../../../../backend/src/platform/australian-calendar.js';

const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS'];

/** Days in the range that are working days in every state. */
export function workingDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) if (isWorkingDay(day)) days.push(day);
  return days;
}

export const dayAfter = (day: string, days = 1): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');

/** The day `steps` working days later; negative for earlier. */
export function workingDayFrom(day: string, steps: number): string {
  const step = Math.sign(steps);
  let found = day;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    found = dayAfter(found, step);
    while (!isWorkingDay(found)) found = dayAfter(found, step);
  }
  return found;
}

const isWorkingDay = (day: string): boolean =>
  !DateTime.fromISO(day, { zone: 'utc' }).isWeekend &&
  states.every((state) => !australianHolidays(state, day).has(day));
