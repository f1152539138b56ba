import { In, type EntityManager } from 'typeorm';

import type { CarrierOnTimeView, DispatchedDayView } from '@contracts/views/dashboard.view.js';

import { CustomerCarrier } from '../../carriers/index.js';
import { DAYS_BACK, dayFrom, sumOn, type DayCounts } from './dashboard-days.js';

const DAYS_SHOWN = 10;

/** Of what left in the last 28 days and arrived, how much was in time: by carrier, worst first. */
export async function onTimeByCarrier(
  manager: EntityManager,
  days: readonly DayCounts[],
  today: string,
): Promise<CarrierOnTimeView[]> {
  const left = days.filter(({ day }) => day > dayFrom(today, -DAYS_BACK) && day <= today);
  const ids = [...new Set(left.map(({ customerCarrierId }) => customerCarrierId))];
  const found = await manager.find(CustomerCarrier, {
    where: { id: In(ids) },
    relations: { carrier: true },
  });
  const carrierOf = new Map(found.map(({ id, carrier }) => [id, carrier]));

  const counts = new Map<number, CarrierOnTimeView>();
  for (const { customerCarrierId, onTime, late } of left) {
    const carrier = carrierOf.get(customerCarrierId);
    if (!carrier || onTime + late === 0) continue;
    const before = counts.get(carrier.id) ?? { delivered: 0, onTime: 0 };
    counts.set(carrier.id, {
      carrierId: carrier.id,
      carrier: carrier.displayName,
      delivered: before.delivered + onTime + late,
      onTime: before.onTime + onTime,
      percent: 0,
    });
  }
  return [...counts.values()]
    .map((count) => ({ ...count, percent: percentOf(count) }))
    .toSorted((one, other) => one.percent - other.percent);
}

/** One decimal, never rounded up to a hundred. */
const percentOf = ({ delivered, onTime }: CarrierOnTimeView): number =>
  Math.floor((1000 * onTime) / delivered) / 10;

/** The last days on which anything left. */
export const dispatchedPerDay = (days: readonly DayCounts[], today: string): DispatchedDayView[] =>
  [...new Set(days.map(({ day }) => day))]
    .filter((day) => day <= today)
    .toSorted()
    .map((day) => ({
      day,
      onTime: sumOn(days, day, 'onTime'),
      late: sumOn(days, day, 'late'),
      underway: sumOn(days, day, 'underway'),
    }))
    .filter(({ onTime, late, underway }) => onTime + late + underway > 0)
    .slice(-DAYS_SHOWN);
