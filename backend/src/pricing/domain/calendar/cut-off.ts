import { stateZone } from '@contracts/rules/state-zones.js';
import { DateTime } from 'luxon';

import { keptZone } from '../../../platform/kept-zone.js';

import { previousBusinessDay, type Holidays } from './business-days.js';

/** By when a customer carrier has to know of a consignment (CARRIER-23). */
export interface CutOff {
  /** 0: on the day of the pickup; 1: on the business day before, so that today's pickup is always missed. */
  readonly cutOffDay: 0 | 1;
  /** HH:mm in the sender state's time zone. */
  readonly cutOffTime: string;
}

/** The instant by which a consignment has to be manifested to leave on its dispatch date (GAP-27). */
export function cutOffInstant(
  dispatchDate: string,
  { cutOffDay, cutOffTime }: CutOff,
  sender: { readonly state: string | null; readonly holidays: Holidays },
): Date {
  const day = cutOffDay === 0 ? dispatchDate : previousBusinessDay(dispatchDate, sender.holidays);
  return DateTime.fromISO(`${day}T${cutOffTime}`, {
    zone: keptZone(stateZone(sender.state)),
  }).toJSDate();
}
