import { stateZone } from './state-zones.js';

const DAY_MS = 24 * 60 * 60_000;

/** By zone, since it is asked for every scan and every row: to make one costs more than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day, yyyy-MM-dd, that it is in a state at a moment, so many days later (GAP-74). */
export function dayAt(state: string | null | undefined, moment: Date, daysLater = 0): string {
  const day = formatOf(stateZone(state)).format(moment);
  if (daysLater === 0) return day;
  return new Date(Date.parse(day) + daysLater * DAY_MS).toISOString().slice(0, day.length);
}

/** Swedish, because it writes a day as ISO does. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  formats.set(zone, format);
  return format;
}
