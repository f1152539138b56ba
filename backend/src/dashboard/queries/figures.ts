import type { EntityManager } from 'typeorm';

import type { ConsignmentStatus } from '@contracts/rules/consignment.js';
import {
  exceptionStatuses,
  type CountedRowsView,
  type DashboardFiguresView,
  type FigureView,
} from '@contracts/views/dashboard.view.js';
import type { DayCount } from '@read-models/dashboard-day.row.js';

import {
  countedRows,
  dispatchedOn,
  dueOn,
  inStatus,
  needingAttention,
  overdue,
} from './counted-rows.js';
import { addDays, sumOn, type DayCounts } from './dashboard-days.js';
import { sumOverdue, type OverdueCount } from './overdue-consignments.js';

const TREND_DAYS = 7;

interface StatusCount {
  readonly status: ConsignmentStatus;
  readonly quantity: number;
}

export interface FigureSources {
  readonly days: readonly DayCounts[];
  readonly overdueCounts: readonly OverdueCount[];
  /** yyyy-MM-dd. */
  readonly today: string;
}

/** Current figures. */
export async function readFigures(
  manager: EntityManager,
  owners: readonly string[],
  { days, overdueCounts, today }: FigureSources,
): Promise<DashboardFiguresView> {
  const statuses = await readStatuses(manager, owners);
  const figure = (rows: CountedRowsView, ...counts: DayCount[]): FigureView => ({
    ...rows,
    trend: listTrendDays(today).map((day) => sumOn(days, day, ...counts)),
  });
  const inState = (status: ConsignmentStatus) =>
    countedRows(sum(statuses, status), 'MANIFESTED', inStatus(status));
  const drafts = sum(statuses, 'DRAFT');
  const dispatched = ['ready', 'underway', 'onTime', 'late'] as const;
  const onDay = dispatchedOn(today);
  const overdueIn = (status: ConsignmentStatus) =>
    sumOverdue(overdueCounts, (count) => count.status === status);
  return {
    open: {
      ...figure(countedRows(drafts + sum(statuses, 'CREATED'), 'OPEN'), 'made'),
      drafts: countedRows(drafts, 'OPEN', inStatus('DRAFT')),
    },
    dispatchingToday: {
      ...figure(
        countedRows(sumOn(days, today, 'drafts', ...dispatched), 'ALL', onDay),
        ...dispatched,
      ),
      notManifested: countedRows(sumOn(days, today, 'ready'), 'OPEN', inStatus('CREATED'), onDay),
    },
    inTransit: {
      ...figure(inState('IN_TRANSIT'), 'underway'),
      late: countedRows(overdueIn('IN_TRANSIT'), 'MANIFESTED', inStatus('IN_TRANSIT'), overdue),
    },
    outForDelivery: {
      ...figure(inState('OUT_FOR_DELIVERY'), 'delivered'),
      dueToday: countedRows(
        sumOn(days, today, 'due'),
        'MANIFESTED',
        inStatus('OUT_FOR_DELIVERY'),
        dueOn(today),
      ),
    },
    exceptions: exceptionsOf(statuses, overdueCounts, (rows) => figure(rows, 'troubled')),
  };
}

const exceptionsOf = (
  statuses: readonly StatusCount[],
  overdueCounts: readonly OverdueCount[],
  figure: (rows: CountedRowsView) => FigureView,
): DashboardFiguresView['exceptions'] => ({
  ...figure(
    countedRows(
      sum(statuses, ...exceptionStatuses) + sumOverdue(overdueCounts, isNotException),
      'MANIFESTED',
      needingAttention,
    ),
  ),
  overdue: countedRows(sumOverdue(overdueCounts), 'MANIFESTED', overdue),
});

const isNotException = ({ status }: OverdueCount): boolean =>
  !exceptionStatuses.some((one) => one === status);

const readStatuses = (manager: EntityManager, owners: readonly string[]): Promise<StatusCount[]> =>
  manager.query<StatusCount[]>(
    `select status, sum(quantity)::integer as quantity
     from dashboard_status where owner = any ($1) group by 1`,
    [owners],
  );

const sum = (counts: readonly StatusCount[], ...statuses: ConsignmentStatus[]): number =>
  counts
    .filter(({ status }) => statuses.includes(status))
    .reduce((total, { quantity }) => total + quantity, 0);

const listTrendDays = (today: string): string[] =>
  Array.from({ length: TREND_DAYS }, (_, index) => addDays(today, index + 1 - TREND_DAYS));
