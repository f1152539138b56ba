import type { Recorded } from '@contracts/events/domain-event.js';
import type { FailedAttempt, ManifestEvent } from '@contracts/events/manifest.events.js';
import { listedCustomerId } from '@contracts/rules/test-environment.js';
import type { IntegrationStatus } from '@contracts/views/manifest.view.js';

import {
  boolean,
  byText,
  byValue,
  columnsFor,
  date,
  instant,
  integer,
  key,
  oneOf,
  orNull,
  text,
} from './column.js';

/** Columns that rules of other columns read. */
interface RowBefore {
  readonly consignmentCount: number;
  readonly dataStatus: IntegrationStatus;
  readonly bookingStatus: IntegrationStatus;
}

const column = columnsFor<ManifestEvent, 'ManifestingStarted', RowBefore>();

const recordedAt = ({ metadata }: Recorded): string => metadata.recordedAt;
const pending = (): IntegrationStatus => 'PENDING';
const none = () => null;
const zero = () => 0;
const more = (_event: unknown, before: number): number => before + 1;

type Failure = Pick<Recorded<{ readonly type: string; readonly data: FailedAttempt }>, 'data'>;

/** FAILED only if no further attempt is planned (GAP-37). */
const failed = ({ data }: Failure): IntegrationStatus =>
  data.nextTryAt === null ? 'FAILED' : 'PENDING';

/** A resend transmits again if there is anything to transmit. */
const whenTransmitted =
  <Next>(next: (event: Recorded) => Next) =>
  <Before>(event: Recorded, before: Before, row: RowBefore): Before | Next =>
    row.dataStatus === 'NOT_REQUIRED' ? before : next(event);

/** A resend books the pickup again if it could not be booked. */
const whenNotBooked =
  <Next>(next: (event: Recorded) => Next) =>
  <Before>(event: Recorded, before: Before, row: RowBefore): Before | Next =>
    row.bookingStatus === 'FAILED' ? next(event) : before;

/** One submitted manifest with the state of its transmission and its pickup booking (GAP-37, GAP-63). */
export const manifestListColumns = {
  id: column(key(integer), { first: ({ data }) => data.manifestId }),
  manifestNumber: column(text, {
    first: ({ data }) => data.manifestNumber,
    sort: byText('manifest_number', 'number'),
    isSearched: true,
  }),
  clientId: column(integer, { first: ({ data }) => data.owner.clientId }),
  clientName: column(text, {
    first: ({ data }) => data.owner.clientName,
    sort: byText('client_name', 'client'),
    isSearched: true,
  }),
  customerId: column(integer, { first: ({ data }) => listedCustomerId(data.owner) }),
  carrierDisplayName: column(text, {
    first: ({ data }) => data.carrier.carrierDisplayName,
    sort: byText('carrier_display_name', 'carrier'),
    isSearched: true,
  }),
  displayServiceType: column(text, {
    first: ({ data }) => data.carrier.displayServiceType,
    isSearched: true,
  }),
  senderCompany: column(text, {
    first: ({ data }) => data.senderCompany,
    sort: byText('sender_company', 'sender'),
    isSearched: true,
  }),
  dispatchDate: column(date, {
    first: ({ data }) => data.dispatchDate,
    sort: byValue('dispatch_date'),
  }),
  createdAt: column(instant, { first: recordedAt, sort: byValue('created_at', 'created') }),
  updatedAt: column(instant, {
    on: {
      ManifestingStarted: recordedAt,
      ConsignmentAddedToManifest: recordedAt,
      ConsignmentLeftOut: recordedAt,
      ManifestSubmitted: recordedAt,
      PickupBookingRequested: recordedAt,
      ManifestPickupBooked: recordedAt,
      PickupBookingFailed: recordedAt,
      TransmissionQueued: recordedAt,
      ManifestTransmitted: recordedAt,
      TransmissionFailed: recordedAt,
      ManifestResent: recordedAt,
      ManifestPrinted: recordedAt,
    },
  }),
  consignmentCount: column(integer, { on: { ConsignmentAddedToManifest: more } }),
  /** False while it is being created or if everything was left out; it is then not listed. */
  isSubmitted: column(boolean, {
    on: { ManifestSubmitted: (_event, _before, row) => row.consignmentCount > 0 },
  }),
  dataStatus: column(oneOf<IntegrationStatus>('NOT_REQUIRED'), {
    on: {
      TransmissionQueued: pending,
      ManifestTransmitted: () => 'SENT',
      TransmissionFailed: failed,
      ManifestResent: whenTransmitted(pending),
    },
    sort: byValue('data_status'),
  }),
  /** The carrier's own number for the manifest. */
  integrationId: column(orNull(text), {
    on: { ManifestTransmitted: ({ data }) => data.integrationManifestId },
  }),
  integrationError: column(orNull(text), {
    on: {
      TransmissionQueued: none,
      ManifestTransmitted: none,
      TransmissionFailed: ({ data }) => data.reason,
      ManifestResent: whenTransmitted(none),
    },
  }),
  /** Attempts since the transmission was last requested. */
  integrationAttempts: column(integer, {
    on: {
      TransmissionQueued: zero,
      ManifestTransmitted: more,
      TransmissionFailed: ({ data }) => data.attempt,
      ManifestResent: whenTransmitted(zero),
    },
  }),
  integrationNextTryAt: column(orNull(instant), {
    on: {
      TransmissionQueued: none,
      ManifestTransmitted: none,
      TransmissionFailed: ({ data }) => data.nextTryAt,
      ManifestResent: whenTransmitted(none),
    },
  }),
  integrationUpdatedAt: column(instant, {
    first: recordedAt,
    on: {
      TransmissionQueued: recordedAt,
      ManifestTransmitted: recordedAt,
      TransmissionFailed: recordedAt,
      ManifestResent: whenTransmitted(recordedAt),
    },
  }),
  bookingStatus: column(oneOf<IntegrationStatus>('NOT_REQUIRED'), {
    on: {
      PickupBookingRequested: pending,
      ManifestPickupBooked: () => 'SENT',
      PickupBookingFailed: failed,
      ManifestResent: whenNotBooked(pending),
    },
    sort: byValue('booking_status'),
  }),
  bookingReference: column(orNull(text), {
    on: { ManifestPickupBooked: ({ data }) => data.bookingReference },
    isSearched: true,
  }),
  bookingError: column(orNull(text), {
    on: {
      PickupBookingRequested: none,
      ManifestPickupBooked: none,
      PickupBookingFailed: ({ data }) => data.reason,
      ManifestResent: whenNotBooked(none),
    },
  }),
  /** Attempts since the pickup was last requested. */
  bookingAttempts: column(integer, {
    on: {
      PickupBookingRequested: zero,
      ManifestPickupBooked: more,
      PickupBookingFailed: ({ data }) => data.attempt,
      ManifestResent: whenNotBooked(zero),
    },
  }),
  bookingNextTryAt: column(orNull(instant), {
    on: {
      PickupBookingRequested: none,
      ManifestPickupBooked: none,
      PickupBookingFailed: ({ data }) => data.nextTryAt,
      ManifestResent: whenNotBooked(none),
    },
  }),
  bookingUpdatedAt: column(instant, {
    first: recordedAt,
    on: {
      PickupBookingRequested: recordedAt,
      ManifestPickupBooked: recordedAt,
      PickupBookingFailed: recordedAt,
      ManifestResent: whenNotBooked(recordedAt),
    },
  }),
  readyTime: column(orNull(instant), {
    first: ({ data }) => data.pickup.window?.readyTime ?? null,
    on: { PickupBookingRequested: ({ data }) => data.window.readyTime },
  }),
  closingTime: column(orNull(instant), {
    first: ({ data }) => data.pickup.window?.closingTime ?? null,
    on: { PickupBookingRequested: ({ data }) => data.window.closingTime },
  }),
  printedLabel: column(boolean, {
    on: { ManifestPrinted: ({ data }, before) => before || data.paperworkType === 'LABEL' },
  }),
  printedConsignment: column(boolean, {
    on: { ManifestPrinted: ({ data }, before) => before || data.paperworkType === 'CONSIGNMENT' },
  }),
  printedFreightSummary: column(boolean, {
    on: {
      ManifestPrinted: ({ data }, before) => before || data.paperworkType === 'FREIGHT_SUMMARY',
    },
  }),
  /** The searched columns in declaration order, in lower case, one per line. */
  searchText: column(text, { isDerived: true }),
};
