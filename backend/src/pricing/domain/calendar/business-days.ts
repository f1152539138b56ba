import { DateTime } from 'luxon';

/** Public holidays of one state, as calendar days yyyy-MM-dd. */
export type Holidays = ReadonlySet<string>;

/** The first business day after a calendar day; both yyyy-MM-dd. */
export const nextBusinessDay = (day: string, holidays: Holidays): string =>
  stepToBusinessDay(day, 1, holidays);

export const previousBusinessDay = (day: string, holidays: Holidays): string =>
  stepToBusinessDay(day, -1, holidays);

function stepToBusinessDay(day: string, step: 1 | -1, holidays: Holidays): string {
  let date = DateTime.fromISO(day, { zone: 'utc' }).plus({ days: step });
  while (date.isWeekend || holidays.has(isoDay(date))) date = date.plus({ days: step });
  return isoDay(date);
}

const isoDay = (date: DateTime): string => date.toFormat('yyyy-MM-dd');
