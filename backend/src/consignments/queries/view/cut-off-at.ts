import type { CustomerCarrier } from '../../../carriers/index.js';
import { australianHolidays, cutOffInstant } from '../../../pricing/index.js';

/** ISO instant by which the carrier has to know of a consignment for it to leave on its day (GAP-27). */
export function cutOffAt(
  { carrier, cutOffDay, cutOffTime }: CustomerCarrier,
  senderState: string | null,
  dispatchDate: string,
): string {
  const cutOff = {
    cutOffDay: (cutOffDay ?? carrier.cutOffDay) === 0 ? (0 as const) : (1 as const),
    cutOffTime: cutOffTime ?? carrier.cutOffTime,
  };
  const holidays = australianHolidays(senderState, dispatchDate);
  return cutOffInstant(dispatchDate, cutOff, { state: senderState, holidays }).toISOString();
}
