const DAY_MS = 86_400_000;

/** Public holidays of one state, as calendar days yyyy-MM-dd. */
export type Holidays = ReadonlySet<string>;

/** Whether carriers work on a calendar day yyyy-MM-dd: not at weekends, not on public holidays. */
export const isBusinessDay = (day: string, holidays: Holidays): boolean =>
  !isWeekend(Date.parse(day)) && !holidays.has(day);

/** The first business day after a calendar day; both yyyy-MM-dd. */
export const nextBusinessDay = (day: string, holidays: Holidays): string =>
  stepToBusinessDay(day, 1, holidays);

export const previousBusinessDay = (day: string, holidays: Holidays): string =>
  stepToBusinessDay(day, -1, holidays);

/** What is no day at all stays what it is: refusing it is not the calendar's affair. */
function stepToBusinessDay(day: string, step: 1 | -1, holidays: Holidays): string {
  let midnight = Date.parse(day);
  let date = day;
  do {
    if (Number.isNaN(midnight)) return date;
    midnight += step * DAY_MS;
    date = isoDay(midnight);
  } while (isWeekend(midnight) || holidays.has(date));
  return date;
}

const isoDay = (midnight: number): string => new Date(midnight).toISOString().replace(/T.*/, '');

function isWeekend(midnight: number): boolean {
  const day = new Date(midnight).getUTCDay();
  return day === 0 || day === 6;
}
