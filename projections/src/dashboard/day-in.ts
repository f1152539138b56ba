import { stateZone } from '@contracts/rules/state-zones.js';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day, yyyy-MM-dd, that an instant falls on in a state. Asked for every scan: the formats are kept. */
export function dayIn(state: string | null, instant: string): string {
  const zone = stateZone(state);
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  formats.set(zone, format);
  return format.format(new Date(instant));
}
