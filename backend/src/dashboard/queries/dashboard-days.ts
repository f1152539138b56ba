import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';

import type { DayCount } from '@read-models/dashboard-day.row.js';

/** Days looked back: what "on time, last 28 days" is read from. */
export const DAYS_BACK = 28;
/** Days looked ahead: a cut-off of today may be for goods behind a long weekend. */
export const DAYS_AHEAD = 7;

/** Counts of one day of one carrier from one state, of everybody in scope together. */
export type DayCounts = Readonly<Record<DayCount, number>> & {
  readonly customerCarrierId: number;
  readonly senderState: string;
  /** yyyy-MM-dd. */
  readonly day: string;
};

/** The days around today, of these owners (`ownerKeys`). */
export function readDays(
  manager: EntityManager,
  owners: readonly string[],
  today: string,
): Promise<DayCounts[]> {
  return manager.query<DayCounts[]>(
    `select customer_carrier_id as "customerCarrierId", sender_state as "senderState",
            day::text as day, ${summed}
     from dashboard_day
     where owner = any ($1) and day between $2::date and $3::date
     group by 1, 2, 3`,
    [owners, dayFrom(today, -DAYS_BACK), dayFrom(today, DAYS_AHEAD)],
  );
}

const counted: readonly [column: string, name: DayCount][] = [
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

const summed = counted.map(([column, name]) => `sum(${column})::integer as "${name}"`).join(', ');

/** What was counted on a day, whichever carrier and state. */
export const sumOn = (days: readonly DayCounts[], day: string, ...counts: DayCount[]): number =>
  days
    .filter((one) => one.day === day)
    .reduce((sum, one) => sum + counts.reduce((of, count) => of + one[count], 0), 0);

/** So many calendar days after a day. */
export const dayFrom = (day: string, days: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? day;
