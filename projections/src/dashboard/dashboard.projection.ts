import {
  type ConsignmentContent,
  type ConsignmentCreated,
  type ConsignmentDrafted,
  type ConsignmentEvent,
  consignmentStream,
} from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import type { ConsignmentStatus } from '@contracts/rules/consignment.js';
import { listedCustomerId } from '@contracts/rules/test-environment.js';
import { exceptionStatuses } from '@contracts/views/dashboard.view.js';
import { DashboardConsignmentRow } from '@read-models/dashboard-consignment.row.js';
import { DashboardDayRow, type DayCount, dayCounts } from '@read-models/dashboard-day.row.js';
import { DashboardStatusRow } from '@read-models/dashboard-status.row.js';

import { foldChanges, foldProjection } from '../platform/fold.js';
import { batchIntervals, type RowChange } from '../platform/projection.js';

/** Everything is counted twice: for the client, and for its customer as a whole. */
const ownersOf = ({ clientId, customerId }: DashboardConsignmentRow): string[] => [
  `client/${clientId}`,
  `customer/${customerId}`,
];

type Change = RowChange<DashboardConsignmentRow>;

/** A consignment's contribution to one count of one day. */
interface Share {
  readonly key: string;
  readonly count: DayCount;
}

/** Counts by day, of events and of planned dispatches. */
const dashboardDay = foldChanges<DashboardConsignmentRow, DashboardDayRow>({
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
  if (exceptions.has(status)) days.push(['troubled', statusDate]);
  return days;
}

const exceptions: ReadonlySet<ConsignmentStatus> = new Set(exceptionStatuses);

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

/** Counts consignments by status and carrier. */
const dashboardStatus = foldChanges<DashboardConsignmentRow, DashboardStatusRow>({
  row: DashboardStatusRow,
  keys: ({ before, after }) => {
    const [left, joined] = [groupsOf(before), groupsOf(after)];
    return left[0] === joined[0] ? [] : [...left, ...joined];
  },
  evolve: evolveStatus,
});

function evolveStatus(
  group: DashboardStatusRow | null,
  { before, after }: Change,
  id: string | number,
): DashboardStatusRow | null {
  const next = group ?? newGroup(String(id));
  const left = groupsOf(before).filter((key) => key === id).length;
  const joined = groupsOf(after).filter((key) => key === id).length;
  const quantity = next.quantity - left + joined;
  return quantity === 0 ? null : { ...next, quantity };
}

function groupsOf(row: DashboardConsignmentRow | null): string[] {
  if (!row || row.state === 'DELETED') return [];
  return ownersOf(row).map((owner) => `${owner}/${row.customerCarrierId}/${row.status}`);
}

function newGroup(id: string): DashboardStatusRow {
  const [kind = '', ownerId = '', carrier, status] = id.split('/');
  return {
    id,
    owner: `${kind}/${ownerId}`,
    customerCarrierId: Number(carrier),
    status: status as DashboardStatusRow['status'],
    quantity: 0,
  };
}

/**
 * Figures of the dashboard, updated as consignments change: reading them costs the same for any number of consignments,
 * unlike counting the list by day.
 */
export const dashboard = foldProjection<ConsignmentEvent, DashboardConsignmentRow>({
  name: 'dashboard',
  prefix: consignmentStream.prefix,
  minIntervalMs: batchIntervals.relaxed,
  row: DashboardConsignmentRow,
  key: ({ stream }) => Number(stream.slice(consignmentStream.prefix.length)),
  evolve: evolveDashboardRow,
  derived: [dashboardDay, dashboardStatus],
});

type RecordedEvent = Recorded<ConsignmentEvent>;
type FirstEvent = Recorded<ConsignmentDrafted> | Recorded<ConsignmentCreated>;

function evolveDashboardRow(
  row: DashboardConsignmentRow | null,
  event: RecordedEvent,
): DashboardConsignmentRow {
  return { ...evolveColumns(row ?? rowBefore(event), event), ...changeOf(event) };
}

/** Events that set `changedAt`: changes of status, creation, deletion and restoration; not edits and printing. */
const activityEvents: ReadonlySet<ConsignmentEvent['type']> = new Set([
  'ConsignmentDrafted',
  'ConsignmentCreated',
  'ConsignmentDeleted',
  'ConsignmentRestored',
  'ConsignmentManifested',
]);

const changeOf = (event: RecordedEvent): Partial<DashboardConsignmentRow> =>
  activityEvents.has(event.type) || (event.type === 'TrackingUpdated' && event.data.isLatest)
    ? { changedAt: event.metadata.recordedAt }
    : {};

const evolveColumns = evolveBy<DashboardConsignmentRow, RecordedEvent>({
  ConsignmentDrafted: (row, { data }) => ({ ...row, ...contentColumns(data.content) }),
  ConsignmentCreated: (row, { data }) => ({
    ...row,
    ...contentColumns(data.content),
    status: 'CREATED',
  }),
  ConsignmentAmended: (row, { data }) => ({ ...row, ...contentColumns(data.content) }),
  OfferSelected: (row, { data }) => ({ ...row, ...offerColumns(data.offer) }),
  ConnoteAssigned: (row) => row,
  ItemsNumbered: (row) => row,
  ConsignmentDeleted: (row) => ({ ...row, state: 'DELETED' }),
  ConsignmentRestored: (row) => ({ ...row, state: 'OPEN' }),
  DispatchDateRolledOver: (row, { data }) => ({
    ...row,
    dispatchDate: data.to,
    etaDate: row.customerCarrierId === 0 ? null : data.etaDate,
  }),
  ConsignmentManifested: (row) => ({ ...row, state: 'MANIFESTED', status: 'MANIFESTED' }),
  PickupBooked: (row) => row,
  TrackingUpdated: (row, { data: { status, occurredAt, isLatest } }) =>
    isLatest ? { ...row, status, statusDate: dayAt(row.receiverState, new Date(occurredAt)) } : row,
  ProofRecorded: (row) => row,
  LabelPrinted: (row) => row,
  PersonalDataErased: (row) => row,
});

const contentColumns = ({ dispatchDate, sender, receiver }: ConsignmentContent) => ({
  dispatchDate,
  senderState: sender?.suburb?.state ?? '',
  receiverState: receiver?.suburb?.state ?? null,
});

const offerColumns = (offer: OfferData | null) => ({
  customerCarrierId: offer?.customerCarrierId ?? 0,
  etaDate: offer?.etaDate ?? null,
});

/** The first event of a consignment creates the row; all others need an existing one. */
function rowBefore(event: RecordedEvent): DashboardConsignmentRow {
  if (event.type === 'ConsignmentDrafted' || event.type === 'ConsignmentCreated')
    return newRow(event);
  throw new Error(`${event.stream} does not begin with its first event`);
}

function newRow({ data: { consignmentId, owner, content }, metadata }: FirstEvent) {
  return {
    id: consignmentId,
    clientId: owner.clientId,
    customerId: listedCustomerId(owner),
    ...contentColumns(content),
    ...offerColumns(null),
    status: 'DRAFT',
    state: 'OPEN',
    createdDate: dayAt(contentColumns(content).senderState, new Date(metadata.recordedAt)),
    statusDate: null,
    changedAt: metadata.recordedAt,
  } as const;
}
