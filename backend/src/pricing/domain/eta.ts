import { dayAt } from '@contracts/rules/calendar-day.js';

import { nextBusinessDay, type Holidays } from './calendar/business-days.js';
import { cutOffInstant, type CutOff } from './calendar/cut-off.js';

export interface Pickup {
  /** Calendar day in the sender's state. */
  readonly dispatchDate: string;
  /** Null where the carrier names none: then the dispatch date stands. */
  readonly cutOff: CutOff | null;
  readonly senderState: string | null;
  readonly now: Date;
}

/**
 * The day the goods leave (GAP-30): the dispatch date, moved to the next business day of the sender's
 * state only when it is today and the cut-off has passed.
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
 * The day the goods arrive (GAP-30): the lane's business days after the pickup day, without weekends and
 * the public holidays of the delivery state; 0 is the pickup day itself.
 */
export function etaDate(pickup: string, businessDays: number, deliveryHolidays: Holidays): string {
  let day = pickup;
  for (let counted = 0; counted < businessDays; counted += 1) {
    day = nextBusinessDay(day, deliveryHolidays);
  }
  return day;
}
