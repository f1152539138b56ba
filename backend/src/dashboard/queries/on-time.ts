import { In, type EntityManager } from 'typeorm';

import type { CarrierOnTimeView, DispatchedDayView } from '@contracts/views/dashboard.view.js';

import { CustomerCarrier } from '../../carriers/index.js';
import { DAYS_BACK, addDays, sumOn, type DayCounts } from './dashboard-days.js';

const DAYS_SHOWN = 10;

/** On-time rate per carrier of consignments dispatched in the last 28 days and delivered, worst first. */
export async function readOnTimeByCarrier(
  manager: EntityManager,
  days: readonly DayCounts[],
  today: string,
): Promise<CarrierOnTimeView[]> {
  const dispatched = days.filter(({ day }) => day > addDays(today, -DAYS_BACK) && day <= today);
  const ids = [...new Set(dispatched.map(({ customerCarrierId }) => customerCarrierId))];
  const customerCarriers = await manager.find(CustomerCarrier, {
    where: { id: In(ids) },
    relations: { carrier: true },
  });
  const carriers = new Map(customerCarriers.map(({ id, carrier }) => [id, carrier]));

  const counts = new Map<number, CarrierOnTimeView>();
  for (const { customerCarrierId, onTime, late } of dispatched) {
    const carrier = carriers.get(customerCarrierId);
    if (!carrier || onTime + late === 0) continue;
    const previous = counts.get(carrier.id) ?? { delivered: 0, onTime: 0 };
    counts.set(carrier.id, {
      carrierId: carrier.id,
      carrier: carrier.displayName,
      delivered: previous.delivered + onTime + late,
      onTime: previous.onTime + onTime,
      percent: 0,
    });
  }
  return [...counts.values()]
    .map((count) => ({ ...count, percent: toPercent(count) }))
    .toSorted((left, right) => left.percent - right.percent);
}

/** One decimal, rounded down, so that only a carrier without late deliveries has 100 %. */
const toPercent = ({ delivered, onTime }: CarrierOnTimeView): number =>
  Math.floor((1000 * onTime) / delivered) / 10;

/** The last days with dispatched consignments. */
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
