import {
  contentEvents,
  consignmentStream,
  type ConsignmentCreated,
  type ConsignmentDrafted,
  type ConsignmentEvent,
} from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import type { ChangedRow } from '@contracts/realtime/messages.js';
import {
  ConsignmentListRow,
  type ConsignmentListColumns,
} from '@read-models/consignment-list.row.js';

import { foldProjection } from '../platform/fold-projection.js';
import { consignmentCount } from './consignment-count.js';
import { contentColumns, erasedColumns } from './content-columns.js';
import { connoteShown, offerColumns, rangeColumns } from './offer-columns.js';
import { openManifest } from './open-manifest.js';
import { openManifestId } from './open-manifest-id.js';
import { searchText } from './search-text.js';

/** One row per consignment for the list page; the counts of its tabs and the open manifests follow from it. */
export const consignmentList = foldProjection<ConsignmentEvent, ConsignmentListColumns>({
  name: 'consignment-list',
  prefix: consignmentStream.prefix,
  row: ConsignmentListRow,
  key: ({ stream }) => Number(stream.slice(consignmentStream.prefix.length)),
  evolve: evolveConsignmentRow,
  // A page shows one client's tab: its rows are read from few blocks, and the indexes find them half sorted.
  order: (one, other) => one.clientId - other.clientId || compareText(one.state, other.state),
  announced: {
    readModel: 'consignment-list',
    describe: (row) => ({ clientId: row.clientId, customerId: row.customerId, row: changed(row) }),
  },
  derived: [consignmentCount, openManifest],
});

const compareText = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

type RecordedEvent = Recorded<ConsignmentEvent>;
type Begun = Recorded<ConsignmentDrafted> | Recorded<ConsignmentCreated>;

export function evolveConsignmentRow(
  row: ConsignmentListColumns | null,
  event: RecordedEvent,
): ConsignmentListColumns {
  const next = row ? evolveColumns(row, event) : firstRow(event);
  if (next === row) return row;
  // It was made just now, so what follows from its columns is filled in rather than copied once more.
  next.connoteNumber = connoteShown(next);
  if (contentEvents.has(event.type)) next.revision += 1;
  next.openManifestId = openManifestId(next);
  next.searchText = searchText(next);
  return next;
}

const evolveColumns = evolveBy<ConsignmentListColumns, RecordedEvent>({
  ConsignmentDrafted: (row, { data }) => ({ ...row, ...contentColumns(data.content) }),
  ConsignmentCreated: (row, { data }) => ({
    ...row,
    ...contentColumns(data.content),
    status: 'CREATED',
  }),
  ConsignmentAmended: (row, { data }) => ({ ...row, ...contentColumns(data.content) }),
  OfferSelected: (row, { data }) => ({ ...row, ...offerColumns(row, data.offer) }),
  ConnoteAssigned: (row, { data }) => ({ ...row, ...rangeColumns(row, data) }),
  ItemsNumbered: (row) => row,
  ConsignmentDeleted: (row) => ({ ...row, state: 'DELETED' }),
  ConsignmentRestored: (row) => ({ ...row, state: 'OPEN' }),
  DispatchDateRolledOver: (row, { data }) => ({
    ...row,
    dispatchDate: data.to,
    eta: row.carrierId === null ? null : data.etaDate,
  }),
  ConsignmentManifested: (row, { data }) => ({ ...row, ...data, ...manifested }),
  PickupBooked: (row, { data }) => ({ ...row, bookingReference: data.bookingReference }),
  TrackingUpdated: (row, { data }) => (data.isLatest ? { ...row, status: data.status } : row),
  ProofRecorded: (row) => row,
  LabelPrinted: (row, { data }) =>
    data.paperworkType === 'LABEL' && !row.printedLabel ? { ...row, printedLabel: true } : row,
  PersonalDataErased: (row, { data: { parties } }) => ({ ...row, ...erasedColumns(row, parties) }),
});

const manifested = { state: 'MANIFESTED', status: 'MANIFESTED' } as const;

/** The first event of a consignment says everything of it; any other has to find a row. */
function firstRow(event: RecordedEvent): ConsignmentListColumns {
  if (event.type === 'ConsignmentDrafted') return newRow(event, 'DRAFT');
  if (event.type === 'ConsignmentCreated') return newRow(event, 'CREATED');
  throw new Error(`${event.stream} is unknown to the list`);
}

function newRow(
  { data: { consignmentId, owner, content }, metadata }: Begun,
  status: 'DRAFT' | 'CREATED',
): ConsignmentListColumns {
  return {
    id: consignmentId,
    ...owner,
    ...contentColumns(content),
    status,
    state: 'OPEN',
    revision: 0,
    connoteNumber: '',
    connoteRangeId: null,
    connoteAccountId: null,
    manifestId: null,
    manifestNumber: null,
    bookingReference: null,
    createdAt: metadata.recordedAt,
    printedLabel: false,
    ...offerColumns({ connoteAccountId: null, connoteRangeId: null }, null),
    openManifestId: null,
    searchText: '',
  };
}

function changed({ id, connoteNumber, manifestId, status }: ConsignmentListColumns): ChangedRow {
  return { consignmentId: id, connoteNumber, status, ...(manifestId !== null && { manifestId }) };
}
