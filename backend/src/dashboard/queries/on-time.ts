import { In, type EntityManager } from 'typeorm';

import type { CarrierOnTimeView, DispatchedDayView } from '@contracts/views/dashboard.view.js';

import { CustomerCarrier } from '../../carriers/index.js';
import { DAYS_BACK, addDays, sumOn, type DayCounts } from './dashboard-days.js';
import { sumOverdue, type OverdueCount } from './overdue-consignments.js';

const DAYS_SHOWN = 10;

/** Daily figures around today: counts by day, and overdue consignments. */
export interface DispatchedDays {
  readonly days: readonly DayCounts[];
  readonly overdueCounts: readonly OverdueCount[];
  /** yyyy-MM-dd. */
  readonly today: string;
}

/**
 * On-time rate per carrier of consignments dispatched in the last 28 days and delivered or due, worst first. Which
 * delivery is on time is decided by the dashboard's projection.
 */
export async function readOnTimeByCarrier(
  manager: EntityManager,
  { days, overdueCounts, today }: DispatchedDays,
): Promise<CarrierOnTimeView[]> {
  const isRecent = (day: string) => day > addDays(today, -DAYS_BACK) && day <= today;
  const dispatched = days.filter(({ day }) => isRecent(day));
  const recentlyOverdue = overdueCounts.filter(({ dispatchDate }) => isRecent(dispatchDate));
  const ids = new Set(
    [...dispatched, ...recentlyOverdue].map(({ customerCarrierId }) => customerCarrierId),
  );
  const customerCarriers = await manager.find(CustomerCarrier, {
    where: { id: In([...ids]) },
    relations: { carrier: true },
  });

  const counts = new Map<number, CarrierOnTimeView>();
  for (const { id, carrier } of customerCarriers) {
    const ofCarrier = dispatched.filter(({ customerCarrierId }) => customerCarrierId === id);
    const onTime = ofCarrier.reduce((sum, day) => sum + day.onTime, 0);
    const delivered = onTime + ofCarrier.reduce((sum, day) => sum + day.late, 0);
    const overdue = sumOverdue(
      recentlyOverdue,
      ({ customerCarrierId }) => customerCarrierId === id,
    );
    const before = counts.get(carrier.id) ?? { delivered: 0, overdue: 0, onTime: 0 };
    counts.set(carrier.id, {
      carrierId: carrier.id,
      carrier: carrier.displayName,
      delivered: before.delivered + delivered,
      overdue: before.overdue + overdue,
      onTime: before.onTime + onTime,
      percent: 0,
    });
  }
  return [...counts.values()]
    .filter(({ delivered, overdue }) => delivered + overdue > 0)
    .map((count) => ({ ...count, percent: toPercent(count) }))
    .toSorted((left, right) => left.percent - right.percent);
}

/** One decimal, rounded down, so that only a carrier without late consignments has 100 %. */
const toPercent = ({ delivered, overdue, onTime }: CarrierOnTimeView): number =>
  Math.floor((1000 * onTime) / (delivered + overdue)) / 10;

/** The last days with dispatched consignments. */
export const dispatchedPerDay = ({
  days,
  overdueCounts,
  today,
}: DispatchedDays): DispatchedDayView[] =>
  [...new Set(days.map(({ day }) => day))]
    .filter((day) => day <= today)
    .toSorted()
    .map((day) => {
      const overdue = sumOverdue(overdueCounts, ({ dispatchDate }) => dispatchDate === day);
      return {
        day,
        onTime: sumOn(days, day, 'onTime'),
        late: sumOn(days, day, 'late') + overdue,
        underway: Math.max(0, sumOn(days, day, 'underway') - overdue),
      };
    })
    .filter(({ onTime, late: lateOnDay, underway }) => onTime + lateOnDay + underway > 0)
    .slice(-DAYS_SHOWN);
