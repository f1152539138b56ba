import { DateTime } from 'luxon';

import { dayAt, stateZone } from '@contracts/rules/calendar-day.js';

import { cachedZone } from '../../platform/australian-calendar.js';

const DAY_MS = 86_400_000;

/** Public holidays of one state, as calendar days yyyy-MM-dd. */
export type Holidays = ReadonlySet<string>;

/** True on days carriers work, yyyy-MM-dd: not on weekends or public holidays. */
export const isBusinessDay = (day: string, holidays: Holidays): boolean =>
  !isWeekend(Date.parse(day)) && !holidays.has(day);

/** The day on which a carrier collects: the dispatch date, or the next business day if it is not one. */
export const collectionDay = (dispatchDate: string, holidays: Holidays): string =>
  isBusinessDay(dispatchDate, holidays) ? dispatchDate : nextBusinessDay(dispatchDate, holidays);

/** The first business day after a calendar day; both yyyy-MM-dd. */
export const nextBusinessDay = (day: string, holidays: Holidays): string =>
  stepToBusinessDay(day, 1, holidays);

const previousBusinessDay = (day: string, holidays: Holidays): string =>
  stepToBusinessDay(day, -1, holidays);

/** Returns an invalid day unchanged: the caller validates it. */
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

/** Cut-off of a customer carrier (CARRIER-23). */
export interface CutOff {
  /** 0: on the pickup day; 1: on the business day before, so a pickup today is always missed. */
  readonly cutOffDay: 0 | 1;
  /** HH:mm in the sender state's time zone. */
  readonly cutOffTime: string;
}

/** Returns the instant by which a consignment must be manifested to be picked up on its dispatch date (GAP-27). */
export function cutOffInstant(
  dispatchDate: string,
  { cutOffDay, cutOffTime }: CutOff,
  sender: { readonly state: string | null; readonly holidays: Holidays },
): Date {
  const day = cutOffDay === 0 ? dispatchDate : previousBusinessDay(dispatchDate, sender.holidays);
  return DateTime.fromISO(`${day}T${cutOffTime}`, {
    zone: cachedZone(stateZone(sender.state)),
  }).toJSDate();
}

export interface Pickup {
  /** Calendar day in the sender's state. */
  readonly dispatchDate: string;
  /** Null without a cut-off: the pickup day is the dispatch date. */
  readonly cutOff: CutOff | null;
  readonly senderState: string | null;
  readonly now: Date;
}

/**
 * Returns the pickup day (GAP-30): the dispatch date, or the next business day of the sender's state when the
 * dispatch date is today and the cut-off has passed.
 */
export function pickupDay(
  { dispatchDate, cutOff, senderState, now }: Pickup,
  senderHolidays: Holidays,
): string {
  if (!cutOff || dispatchDate !== dayAt(senderState, now)) return dispatchDate;
  const deadline = cutOffInstant(dispatchDate, cutOff, {
    state: senderState,
    holidays: senderHolidays,
  });
  return now < deadline ? dispatchDate : nextBusinessDay(dispatchDate, senderHolidays);
}

/**
 * Returns the delivery day (GAP-30): the lane's business days after the pickup day, without weekends and public
 * holidays of the delivery state; 0 is the pickup day itself.
 */
export function etaDate(pickup: string, businessDays: number, deliveryHolidays: Holidays): string {
  let day = pickup;
  for (let counted = 0; counted < businessDays; counted += 1) {
    day = nextBusinessDay(day, deliveryHolidays);
  }
  return day;
}
