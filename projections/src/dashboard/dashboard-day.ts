import type { ConsignmentStatus } from '@contracts/rules/consignment.js';
import { exceptionStatuses } from '@contracts/views/dashboard.view.js';
import type { DashboardConsignmentRow } from '@read-models/dashboard-consignment.row.js';
import { DashboardDayRow, type DayCount, dayCounts } from '@read-models/dashboard-day.row.js';

import { foldChanges } from '../platform/fold.js';
import type { RowChange } from '../platform/projection.js';

/** Everything is counted twice: for the client, and for its customer as a whole. */
export const ownersOf = ({ clientId, customerId }: DashboardConsignmentRow): string[] => [
  `client/${clientId}`,
  `customer/${customerId}`,
];

type Change = RowChange<DashboardConsignmentRow>;

/** One consignment in one count of one day. */
interface Share {
  readonly key: string;
  readonly count: DayCount;
}

/** What happened, and what is planned, day by day. */
export const dashboardDay = foldChanges<DashboardConsignmentRow, DashboardDayRow>({
  row: DashboardDayRow,
  keys: ({ before, after }) => {
    const [left, joined] = [sharesOf(before), sharesOf(after)];
    const changed = [...without(left, joined), ...without(joined, left)];
    return [...new Set(changed.map(({ key }) => key))];
  },
  evolve: evolveDay,
});

function evolveDay(
  day: DashboardDayRow | null,
  { before, after }: Change,
  id: string | number,
): DashboardDayRow | null {
  const next = { ...(day ?? newDay(String(id))) };
  for (const { key, count } of sharesOf(before)) if (key === id) next[count] -= 1;
  for (const { key, count } of sharesOf(after)) if (key === id) next[count] += 1;
  return dayCounts.every((count) => next[count] === 0) ? null : next;
}

function sharesOf(row: DashboardConsignmentRow | null): Share[] {
  if (!row || row.state === 'DELETED') return [];
  const days = countedDays(row);
  return ownersOf(row).flatMap((owner) =>
    days.map(([count, day]) => ({
      key: `${owner}/${row.customerCarrierId}/${row.senderState}/${day}`,
      count,
    })),
  );
}

function countedDays(row: DashboardConsignmentRow): [DayCount, string][] {
  const { status, createdDate, dispatchDate, etaDate, statusDate } = row;
  const days: [DayCount, string][] = [
    ['made', createdDate],
    [progressOf(row), dispatchDate],
  ];
  if (status === 'OUT_FOR_DELIVERY' && etaDate !== null) days.push(['due', etaDate]);
  if (statusDate === null) return days;
  if (status === 'DELIVERED') days.push(['delivered', statusDate]);
  if (troubled.has(status)) days.push(['troubled', statusDate]);
  return days;
}

const troubled: ReadonlySet<ConsignmentStatus> = new Set(exceptionStatuses);

function progressOf({ status, etaDate, statusDate }: DashboardConsignmentRow): DayCount {
  if (status === 'DRAFT') return 'drafts';
  if (status === 'CREATED') return 'ready';
  if (status !== 'DELIVERED') return 'underway';
  return etaDate !== null && statusDate !== null && statusDate > etaDate ? 'late' : 'onTime';
}

const without = (some: readonly Share[], others: readonly Share[]): Share[] =>
  some.filter(
    ({ key, count }) => !others.some((other) => other.key === key && other.count === count),
  );

function newDay(id: string): DashboardDayRow {
  const [kind = '', ownerId = '', carrier, senderState = '', day = ''] = id.split('/');
  return {
    id,
    owner: `${kind}/${ownerId}`,
    customerCarrierId: Number(carrier),
    senderState,
    day,
    made: 0,
    drafts: 0,
    ready: 0,
    underway: 0,
    onTime: 0,
    late: 0,
    due: 0,
    delivered: 0,
    troubled: 0,
  };
}
