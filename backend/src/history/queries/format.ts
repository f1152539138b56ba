import { DateTime } from 'luxon';

/** '$63.27' */
export const formatMoney = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** '3 Mar 2026' for a calendar day. */
export const formatDay = (date: string): string =>
  DateTime.fromISO(date, { locale: 'en-AU' }).toFormat('d LLL yyyy');

/** 'Out for delivery' for OUT_FOR_DELIVERY. */
export function humanise(code: string): string {
  const text = code.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
