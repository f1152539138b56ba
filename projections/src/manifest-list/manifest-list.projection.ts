import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import {
  type FailedAttempt,
  type ManifestEvent,
  type ManifestingStarted,
  manifestStream,
} from '@contracts/events/manifest.events.js';
import type { IntegrationStatus } from '@contracts/views/manifest.view.js';
import { ManifestListRow } from '@read-models/manifest-list.row.js';

import { foldProjection } from '../platform/fold.js';

/** Failed for good only when no further attempt is planned (GAP-37). */
export const failure = ({ nextTryAt }: FailedAttempt): IntegrationStatus =>
  nextTryAt === null ? 'FAILED' : 'PENDING';

/** A step of the transfer to the carrier, which clears earlier failures. */
export const transfer = (dataStatus: IntegrationStatus, { metadata }: Recorded) => ({
  dataStatus,
  integrationError: null,
  integrationNextTryAt: null,
  integrationUpdatedAt: metadata.recordedAt,
});

/** A step of the pickup booking, which clears earlier failures. */
export const booking = (bookingStatus: IntegrationStatus, { metadata }: Recorded) => ({
  bookingStatus,
  bookingError: null,
  bookingNextTryAt: null,
  bookingUpdatedAt: metadata.recordedAt,
});

/** The transfer is requested, first or again: its attempts count from the beginning. */
export const queued = (event: Recorded) => ({
  ...transfer('PENDING', event),
  integrationAttempts: 0,
});

export const bookingRequested = (event: Recorded) => ({
  ...booking('PENDING', event),
  bookingAttempts: 0,
});

/** One row per manifest: its contents, and the states of its transfer and pickup booking. */
export const manifestList = foldProjection<ManifestEvent, ManifestListRow>({
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
  row: ManifestListRow | null,
  event: RecordedEvent,
): ManifestListRow {
  const next = evolveColumns(row ?? rowBefore(event), event);
  return {
    ...next,
    updatedAt: event.metadata.recordedAt,
    searchText: searchText(next),
  };
}

const evolveColumns = evolveBy<ManifestListRow, RecordedEvent>({
  ManifestingStarted: (row) => row,
  ConsignmentAddedToManifest: (row) => ({ ...row, consignmentCount: row.consignmentCount + 1 }),
  ConsignmentLeftOut: (row) => row,
  ManifestSubmitted: (row) => ({ ...row, isSubmitted: row.consignmentCount > 0 }),
  PickupBookingRequested: (row, event) => ({
    ...row,
    ...event.data.window,
    ...bookingRequested(event),
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
    ...(row.bookingStatus === 'FAILED' && bookingRequested(event)),
  }),
  ManifestPrinted: (row, { data }) => ({ ...row, [printedColumns[data.paperworkType]]: true }),
});

const printedColumns = {
  LABEL: 'printedLabel',
  CONSIGNMENT: 'printedConsignment',
  FREIGHT_SUMMARY: 'printedFreightSummary',
} as const;

function rowBefore(event: RecordedEvent): ManifestListRow {
  if (event.type === 'ManifestingStarted') return newRow(event);
  throw new Error(`${event.stream} is unknown to the list`);
}

function newRow({ data, metadata: { recordedAt } }: Recorded<ManifestingStarted>): ManifestListRow {
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

/** Texts that the page's filter searches: lower case, one per line. */
function searchText(row: ManifestListRow): string {
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
