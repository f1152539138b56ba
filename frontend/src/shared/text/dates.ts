const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** By zone: to make one costs more than to draw a row of a list. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: true,
  });
  formatters.set(zone, formatter);
  return formatter;
}

const partsIn = (zone: string, instant: Date): Record<string, string> =>
  Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );

/** dd/MM/yyyy; a calendar day (yyyy-MM-dd) is the same day in every zone. */
export function formatDate(value: string, zone: string): string {
  const day = calendarDay.exec(value);
  if (day) return `${day[3] ?? ''}/${day[2] ?? ''}/${day[1] ?? ''}`;

  const { day: date = '', month = '', year = '' } = partsIn(zone, new Date(value));
  return `${date}/${month}/${year}`;
}

/** The calendar day (yyyy-MM-dd) so many days from the one that it is in a zone at an instant. */
export function dayFrom(instant: Date, zone: string, days: number): string {
  const { year, month, day } = partsIn(zone, instant);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days))
    .toISOString()
    .slice(0, 'yyyy-MM-dd'.length);
}

/** hh:mm a, with seconds on request. */
export function formatTime(value: string, zone: string, { seconds = false } = {}): string {
  const parts = partsIn(zone, new Date(value));
  const { hour = '', minute = '', second = '', dayPeriod = '' } = parts;
  return `${hour}:${minute}${seconds ? `:${second}` : ''} ${dayPeriod.toLowerCase()}`;
}

/** dd/MM/yyyy hh:mm:ss a (spec part 1, section 9). */
export const formatDateTime = (value: string, zone: string, options = { seconds: true }): string =>
  `${formatDate(value, zone)} ${formatTime(value, zone, options)}`;
