import { dayAt } from '@contracts/rules/calendar-day.js';

import type { CustomerCarrier } from '../../../carriers/index.js';
import {
  australianHolidays,
  cutOffInstant,
  isBusinessDay,
  nextBusinessDay,
  pickupDay,
} from '../../../pricing/index.js';

/**
 * The day yyyy-MM-dd on which a carrier comes for what is to leave on a day: none comes at weekends, nor on
 * a public holiday of the sender's state.
 */
export function collectionDay(senderState: string | null, dispatchDate: string): string {
  const holidays = australianHolidays(senderState, dispatchDate);
  return isBusinessDay(dispatchDate, holidays)
    ? dispatchDate
    : nextBusinessDay(dispatchDate, holidays);
}

/** ISO instant by which the carrier has to know of a consignment for it to leave on its day (GAP-27). */
export function cutOffAt(
  customerCarrier: CustomerCarrier,
  senderState: string | null,
  dispatchDate: string,
): string {
  const day = collectionDay(senderState, dispatchDate);
  const place = { state: senderState, holidays: australianHolidays(senderState, day) };
  return cutOffInstant(day, cutOffOf(customerCarrier), place).toISOString();
}

/** The first day its truck can still come: today, or the next business day once it is too late (GAP-30, MAN-81). */
export function earliestDispatchDay(
  customerCarrier: CustomerCarrier,
  senderState: string | null,
  now: Date,
): string {
  const today = dayAt(senderState, now);
  const pickup = { dispatchDate: today, cutOff: cutOffOf(customerCarrier), senderState, now };
  return pickupDay(pickup, australianHolidays(senderState, today));
}

const cutOffOf = ({ carrier, cutOffDay, cutOffTime }: CustomerCarrier) => ({
  cutOffDay: (cutOffDay ?? carrier.cutOffDay) === 0 ? (0 as const) : (1 as const),
  cutOffTime: cutOffTime ?? carrier.cutOffTime,
});
