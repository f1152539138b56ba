const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Cached by zone: creating a formatter costs more than rendering a row. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
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

/** dd/MM/yyyy; a calendar day (yyyy-MM-dd) is the same in every zone. */
export function formatDate(value: string, zone: string): string {
  if (calendarDay.test(value)) return value.split('-').toReversed().join('/');

  const { day: date = '', month = '', year = '' } = partsIn(zone, new Date(value));
  return `${date}/${month}/${year}`;
}

/** Calendar day (yyyy-MM-dd) in a zone at an instant, plus a number of days. */
export function dayFrom(instant: Date, zone: string, days: number): string {
  const { year, month, day } = partsIn(zone, instant);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days))
    .toISOString()
    .slice(0, 'yyyy-MM-dd'.length);
}

/** hh:mm a, optionally with seconds. */
export function formatTime(value: string, zone: string, { seconds = false } = {}): string {
  const parts = partsIn(zone, new Date(value));
  const { hour = '', minute = '', second = '', dayPeriod = '' } = parts;
  return `${hour}:${minute}${seconds ? `:${second}` : ''} ${dayPeriod.toLowerCase()}`;
}

/** dd/MM/yyyy hh:mm:ss a (spec part 1, section 9). */
export const formatDateTime = (value: string, zone: string, options = { seconds: true }): string =>
  `${formatDate(value, zone)} ${formatTime(value, zone, options)}`;

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Spec part 1, 2.10: price on application. */
export const POA = 'POA';
export const EMPTY_VALUE = '—';

/** Dollars with two decimals. */
export const formatMoney = (amount: number): string => dollars.format(amount);

/** Replaces the `{placeholders}` in a text. */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
