import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import {
  manifestStream,
  type ManifestEvent,
  type ManifestingStarted,
} from '@contracts/events/manifest.events.js';
import { ManifestListRow, type ManifestListColumns } from '@read-models/manifest-list.row.js';

import { foldProjection } from '../platform/fold-projection.js';
import { booking, bookingAsked, failure, queued, transfer } from './integration-columns.js';

/** One row per manifest: what it holds, and how its transfer and its pickup booking stand. */
export const manifestList = foldProjection<ManifestEvent, ManifestListColumns>({
  name: 'manifest-list',
  prefix: manifestStream.prefix,
  row: ManifestListRow,
  key: ({ stream }) => Number(stream.slice(manifestStream.prefix.length)),
  evolve: evolveManifestRow,
  announced: {
    readModel: 'manifest-list',
    describe: ({ clientId, customerId, id }) => ({
      clientId,
      customerId,
      row: { manifestId: id },
    }),
  },
});

type RecordedEvent = Recorded<ManifestEvent>;

export function evolveManifestRow(
  row: ManifestListColumns | null,
  event: RecordedEvent,
): ManifestListColumns {
  const next = evolveColumns(row ?? rowBefore(event), event);
  return {
    ...next,
    updatedAt: event.metadata.recordedAt,
    searchText: searchText(next),
  };
}

const evolveColumns = evolveBy<ManifestListColumns, RecordedEvent>({
  ManifestingStarted: (row) => row,
  ConsignmentAddedToManifest: (row) => ({ ...row, consignmentCount: row.consignmentCount + 1 }),
  ConsignmentLeftOut: (row) => row,
  ManifestSubmitted: (row) => ({ ...row, isSubmitted: row.consignmentCount > 0 }),
  PickupBookingRequested: (row, event) => ({
    ...row,
    ...event.data.window,
    ...bookingAsked(event),
  }),
  ManifestPickupBooked: (row, event) => ({
    ...row,
    ...booking('SENT', event),
    bookingReference: event.data.bookingReference,
    bookingAttempts: row.bookingAttempts + 1,
  }),
  PickupBookingFailed: (row, event) => ({
    ...row,
    ...booking(failure(event.data), event),
    bookingError: event.data.reason,
    bookingAttempts: event.data.attempt,
    bookingNextTryAt: event.data.nextTryAt,
  }),
  TransmissionQueued: (row, event) => ({ ...row, ...queued(event) }),
  ManifestTransmitted: (row, event) => ({
    ...row,
    ...transfer('SENT', event),
    integrationId: event.data.integrationManifestId,
    integrationAttempts: row.integrationAttempts + 1,
  }),
  TransmissionFailed: (row, event) => ({
    ...row,
    ...transfer(failure(event.data), event),
    integrationError: event.data.reason,
    integrationAttempts: event.data.attempt,
    integrationNextTryAt: event.data.nextTryAt,
  }),
  ManifestResent: (row, event) => ({
    ...row,
    ...(row.dataStatus !== 'NOT_REQUIRED' && queued(event)),
    ...(row.bookingStatus === 'FAILED' && bookingAsked(event)),
  }),
  ManifestPrinted: (row, { data }) => ({ ...row, [printedColumns[data.paperworkType]]: true }),
});

const printedColumns = {
  LABEL: 'printedLabel',
  CONSIGNMENT: 'printedConsignment',
  FREIGHT_SUMMARY: 'printedFreightSummary',
} as const;

function rowBefore(event: RecordedEvent): ManifestListColumns {
  if (event.type === 'ManifestingStarted') return newRow(event);
  throw new Error(`${event.stream} is unknown to the list`);
}

function newRow({
  data,
  metadata: { recordedAt },
}: Recorded<ManifestingStarted>): ManifestListColumns {
  const { owner, carrier, pickup } = data;
  return {
    id: data.manifestId,
    manifestNumber: data.manifestNumber,
    ...owner,
    carrierDisplayName: carrier.carrierDisplayName,
    displayServiceType: carrier.displayServiceType,
    senderCompany: data.senderCompany,
    dispatchDate: data.dispatchDate,
    createdAt: recordedAt,
    updatedAt: recordedAt,
    consignmentCount: 0,
    isSubmitted: false,
    dataStatus: 'NOT_REQUIRED',
    integrationId: null,
    integrationError: null,
    integrationAttempts: 0,
    integrationNextTryAt: null,
    integrationUpdatedAt: recordedAt,
    bookingStatus: 'NOT_REQUIRED',
    bookingReference: null,
    bookingError: null,
    bookingAttempts: 0,
    bookingNextTryAt: null,
    bookingUpdatedAt: recordedAt,
    readyTime: pickup.window?.readyTime ?? null,
    closingTime: pickup.window?.closingTime ?? null,
    printedLabel: false,
    printedConsignment: false,
    printedFreightSummary: false,
    searchText: '',
  };
}

/** What the page's filter looks in: lower case, a line each. */
function searchText(row: ManifestListColumns): string {
  return [
    row.manifestNumber,
    row.clientName,
    row.carrierDisplayName,
    row.displayServiceType,
    row.senderCompany,
    row.bookingReference ?? '',
  ]
    .join('\n')
    .toLowerCase();
}
