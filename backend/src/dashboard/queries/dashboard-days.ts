import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';

import type { DayCount } from '@read-models/dashboard-day.row.js';

/** Days back, for the on-time rate of the last 28 days. */
export const DAYS_BACK = 28;
/** Days ahead: a cut-off today may be for consignments after a long weekend. */
export const DAYS_AHEAD = 7;

/** Counts of one day, carrier and sender state, summed over everything in scope. */
export type DayCounts = Readonly<Record<DayCount, number>> & {
  readonly customerCarrierId: number;
  readonly senderState: string;
  /** yyyy-MM-dd. */
  readonly day: string;
};

/** Reads the days around today of these owners (see `toOwnerKeys`). */
export function readDays(
  manager: EntityManager,
  owners: readonly string[],
  today: string,
): Promise<DayCounts[]> {
  return manager.query<DayCounts[]>(
    `select customer_carrier_id as "customerCarrierId", sender_state as "senderState",
            day::text as day, ${sums}
     from dashboard_day
     where owner = any ($1) and day between $2::date and $3::date
     group by 1, 2, 3`,
    [owners, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)],
  );
}

const columns: readonly [column: string, name: DayCount][] = [
  ['made', 'made'],
  ['drafts', 'drafts'],
  ['ready', 'ready'],
  ['underway', 'underway'],
  ['on_time', 'onTime'],
  ['late', 'late'],
  ['due', 'due'],
  ['delivered', 'delivered'],
  ['troubled', 'troubled'],
];

const sums = columns.map(([column, name]) => `sum(${column})::integer as "${name}"`).join(', ');

/** Sums counts of one day over all carriers and states. */
export const sumOn = (days: readonly DayCounts[], day: string, ...counts: DayCount[]): number =>
  days
    .filter((dayCounts) => dayCounts.day === day)
    .reduce(
      (sum, dayCounts) => sum + counts.reduce((total, count) => total + dayCounts[count], 0),
      0,
    );

/** Adds calendar days to a day. */
export const addDays = (day: string, days: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? day;
