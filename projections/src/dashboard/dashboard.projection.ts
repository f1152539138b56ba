import {
  consignmentStream,
  type ConsignmentContent,
  type ConsignmentCreated,
  type ConsignmentDrafted,
  type ConsignmentEvent,
} from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import {
  DashboardConsignmentRow,
  type DashboardConsignmentColumns,
} from '@read-models/dashboard-consignment.row.js';

import { foldProjection } from '../platform/fold-projection.js';
import { dashboardDay } from './dashboard-day.js';
import { dashboardStatus } from './dashboard-status.js';

/**
 * The numbers of the dashboard, counted as consignments change: reading them costs the same however many
 * consignments there are, which counting the list by day could not promise.
 */
export const dashboard = foldProjection<ConsignmentEvent, DashboardConsignmentColumns>({
  name: 'dashboard',
  prefix: consignmentStream.prefix,
  row: DashboardConsignmentRow,
  key: ({ stream }) => Number(stream.slice(consignmentStream.prefix.length)),
  evolve: evolveDashboardRow,
  derived: [dashboardDay, dashboardStatus],
});

type RecordedEvent = Recorded<ConsignmentEvent>;
type Begun = Recorded<ConsignmentDrafted> | Recorded<ConsignmentCreated>;

function evolveDashboardRow(
  row: DashboardConsignmentColumns | null,
  event: RecordedEvent,
): DashboardConsignmentColumns {
  return evolveColumns(row ?? rowBefore(event), event);
}

const evolveColumns = evolveBy<DashboardConsignmentColumns, RecordedEvent>({
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

/** The first event of a consignment starts from what it says of itself; any other has to find a row. */
function rowBefore(event: RecordedEvent): DashboardConsignmentColumns {
  if (event.type === 'ConsignmentDrafted' || event.type === 'ConsignmentCreated')
    return newRow(event);
  throw new Error(`${event.stream} is unknown to the dashboard`);
}

function newRow({ data: { consignmentId, owner, content }, metadata }: Begun) {
  const columns = contentColumns(content);
  return {
    id: consignmentId,
    clientId: owner.clientId,
    customerId: owner.customerId,
    ...columns,
    ...offerColumns(null),
    status: 'DRAFT',
    state: 'OPEN',
    createdDate: dayAt(columns.senderState || null, new Date(metadata.recordedAt)),
    statusDate: null,
  } as const;
}
