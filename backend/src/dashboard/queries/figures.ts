import type { EntityManager } from 'typeorm';

import type { ConsignmentStatus } from '@contracts/rules/consignment.js';
import {
  exceptionStatuses,
  type DashboardFiguresView,
  type FigureView,
} from '@contracts/views/dashboard.view.js';
import type { DayCount } from '@read-models/dashboard-day.row.js';

import { addDays, sumOn, type DayCounts } from './dashboard-days.js';

const TREND_DAYS = 7;

interface StatusCount {
  readonly status: ConsignmentStatus;
  readonly customerCarrierId: number;
  readonly quantity: number;
}

/** Figures of now, still without the other items that need attention. */
export async function readFigures(
  manager: EntityManager,
  owners: readonly string[],
  { days, today }: { readonly days: readonly DayCounts[]; readonly today: string },
): Promise<DashboardFiguresView> {
  const statuses = await readStatuses(manager, owners);
  const figure = (count: number, ...counts: DayCount[]): FigureView => ({
    count,
    trend: listTrendDays(today).map((day) => sumOn(days, day, ...counts)),
  });
  const drafts = sum(statuses, 'DRAFT');
  const inTransit = statuses.filter(({ status }) => status === 'IN_TRANSIT');
  const dispatched = ['ready', 'underway', 'onTime', 'late'] as const;
  return {
    open: { ...figure(drafts + sum(statuses, 'CREATED'), 'made'), drafts },
    dispatchingToday: {
      ...figure(sumOn(days, today, 'drafts', ...dispatched), ...dispatched),
      notManifested: sumOn(days, today, 'drafts', 'ready'),
    },
    inTransit: {
      ...figure(sum(statuses, 'IN_TRANSIT'), 'underway'),
      carriers: new Set(inTransit.map(({ customerCarrierId }) => customerCarrierId)).size,
    },
    outForDelivery: {
      ...figure(sum(statuses, 'OUT_FOR_DELIVERY'), 'delivered'),
      dueToday: sumOn(days, today, 'due'),
    },
    needsAttention: {
      ...figure(sum(statuses, ...exceptionStatuses), 'troubled'),
      newToday: sumOn(days, today, 'troubled'),
    },
  };
}

/** A carrier that two customers use counts once per customer, so twice in a scope of both. */
const readStatuses = (manager: EntityManager, owners: readonly string[]): Promise<StatusCount[]> =>
  manager.query<StatusCount[]>(
    `select status, customer_carrier_id as "customerCarrierId", sum(quantity)::integer as quantity
     from dashboard_status where owner = any ($1) group by 1, 2`,
    [owners],
  );

const sum = (counts: readonly StatusCount[], ...statuses: ConsignmentStatus[]): number =>
  counts
    .filter(({ status }) => statuses.includes(status))
    .reduce((total, { quantity }) => total + quantity, 0);

const listTrendDays = (today: string): string[] =>
  Array.from({ length: TREND_DAYS }, (_, index) => addDays(today, index + 1 - TREND_DAYS));
