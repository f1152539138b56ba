/** Time zone of each state and territory (spec part 1, section 9). */
const zonesByState: Readonly<Record<string, string>> = {
  NSW: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  NT: 'Australia/Darwin',
  ACT: 'Australia/Canberra',
  TAS: 'Australia/Hobart',
};

/** Every state and territory, 'NSW' first. */
export const stateCodes: readonly string[] = Object.keys(zonesByState);

/** IANA zone of a state; Sydney's if the state is unknown (spec part 1, section 9). */
export const stateZone = (state: string | null | undefined): string =>
  zonesByState[state ?? 'NSW'] ?? 'Australia/Sydney';

const DAY_MS = 24 * 60 * 60_000;

/** Cached by zone: creating a formatter costs more than using it, and every row and scan needs one. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Calendar day, yyyy-MM-dd, in a state at an instant, plus a number of days (GAP-74). */
export function dayAt(state: string | null | undefined, instant: Date, daysLater = 0): string {
  const day = formatterFor(stateZone(state)).format(instant);
  if (daysLater === 0) return day;
  return new Date(Date.parse(day) + daysLater * DAY_MS).toISOString().slice(0, day.length);
}

/** Formats a calendar day, yyyy-MM-dd, for messages: dd/MM/yyyy. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');

/** The Swedish locale formats days as ISO does. */
function formatterFor(zone: string): Intl.DateTimeFormat {
  const formatter = formatters.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  formatters.set(zone, formatter);
  return formatter;
}
