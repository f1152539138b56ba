import { dayAt } from '@contracts/rules/calendar-day.js';

import type { Carrier, CustomerCarrier } from '../carriers/index.js';
import { australianHolidays } from '../platform/australian-calendar.js';
import {
  collectionDay as collectionDayOf,
  type CutOff,
  cutOffInstant,
  pickupDay,
} from '../pricing/index.js';

/**
 * The day, yyyy-MM-dd, on which the carrier collects a consignment: the dispatch date, or the next business day if that
 * is a weekend or a public holiday of the sender's state.
 */
export const collectionDay = (senderState: string | null, dispatchDate: string): string =>
  collectionDayOf(dispatchDate, australianHolidays(senderState, dispatchDate));

/** ISO instant by which a consignment must be manifested to leave on its dispatch date (GAP-27). */
export function cutOffAt(cutOff: CutOff, senderState: string | null, dispatchDate: string): string {
  const day = collectionDay(senderState, dispatchDate);
  const location = { state: senderState, holidays: australianHolidays(senderState, day) };
  return cutOffInstant(day, cutOff, location).toISOString();
}

/** First day of a pickup that can still be made: today, or the next business day after the cut-off (GAP-30, MAN-81). */
export function earliestDispatchDay(cutOff: CutOff, senderState: string | null, now: Date): string {
  const today = dayAt(senderState, now);
  const pickup = { dispatchDate: today, cutOff, senderState, now };
  return pickupDay(pickup, australianHolidays(senderState, today));
}

type CutOffFields = Pick<CustomerCarrier, 'cutOffDay' | 'cutOffTime'> & {
  readonly carrier: Pick<Carrier, 'cutOffDay' | 'cutOffTime'>;
};

/** A customer's own cut-off, else its carrier's. */
export const cutOffOf = ({ carrier, cutOffDay, cutOffTime }: CutOffFields): CutOff => ({
  cutOffDay: (cutOffDay ?? carrier.cutOffDay) === 0 ? (0 as const) : (1 as const),
  cutOffTime: cutOffTime ?? carrier.cutOffTime,
});
