import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import type {
  FailedAttempt,
  ManifestCarrier,
  ManifestEvent,
  ManifestOwner,
  PickupMode,
  PickupWindow,
} from '@contracts/events/manifest.events.js';

import type { IntegrationStatus } from './manifest.js';

interface IntegrationRecord {
  readonly status: IntegrationStatus;
  readonly reference: string | null;
  readonly error: string | null;
  readonly attempts: number;
  readonly nextTryAt: string | null;
}

/** Facts of a manifest shown on screens, as of any of its events. */
export interface ManifestRecord {
  /** 0 before its first event. */
  readonly id: number;
  readonly manifestNumber: string;
  readonly owner: ManifestOwner;
  readonly carrier: ManifestCarrier | null;
  readonly senderCompany: string;
  readonly dispatchDate: string;
  readonly isRollover: boolean;
  readonly pickupMode: PickupMode;
  readonly window: PickupWindow | null;
  readonly createdAt: string;
  readonly submittedAt: string | null;
  readonly consignments: readonly {
    readonly id: number;
    readonly connoteNumber: string;
    readonly items: number;
  }[];
  readonly leftOut: readonly { readonly id: number; readonly reason: string }[];
  readonly transmission: IntegrationRecord;
  readonly booking: IntegrationRecord;
  readonly printed: readonly string[];
}

const notRequired: IntegrationRecord = {
  status: 'NOT_REQUIRED',
  reference: null,
  error: null,
  attempts: 0,
  nextTryAt: null,
};

export const initialManifestRecord: ManifestRecord = {
  id: 0,
  manifestNumber: '',
  owner: { clientId: 0, clientName: '', customerId: 0 },
  carrier: null,
  senderCompany: '',
  dispatchDate: '',
  isRollover: false,
  pickupMode: 'NONE',
  window: null,
  createdAt: '',
  submittedAt: null,
  consignments: [],
  leftOut: [],
  transmission: notRequired,
  booking: notRequired,
  printed: [],
};

/**
 * The record after one more event: fold a stream from `initialManifestRecord`, or a part of it for an earlier
 * revision.
 */
export const evolveManifestRecord = evolveBy<ManifestRecord, Recorded<ManifestEvent>>({
  ManifestingStarted: (record, { data, metadata }) => ({
    ...record,
    id: data.manifestId,
    manifestNumber: data.manifestNumber,
    owner: data.owner,
    carrier: data.carrier,
    senderCompany: data.senderCompany,
    dispatchDate: data.dispatchDate,
    isRollover: data.isRollover,
    pickupMode: data.pickup.mode,
    window: data.pickup.window,
    createdAt: metadata.recordedAt,
  }),
  ConsignmentAddedToManifest: (record, { data: { consignmentId: id, connoteNumber, items } }) => ({
    ...record,
    consignments: [...record.consignments, { id, connoteNumber, items }],
  }),
  ConsignmentLeftOut: (record, { data: { consignmentId: id, reason } }) => ({
    ...record,
    leftOut: [...record.leftOut, { id, reason }],
  }),
  ManifestSubmitted: (record, { metadata }) => ({ ...record, submittedAt: metadata.recordedAt }),
  TransmissionQueued: (record) => ({ ...record, transmission: requested(record.transmission) }),
  ManifestTransmitted: (record, { data: { integrationManifestId } }) => ({
    ...record,
    transmission: sent(record.transmission, integrationManifestId),
  }),
  TransmissionFailed: (record, { data }) => ({
    ...record,
    transmission: failed(record.transmission, data),
  }),
  PickupBookingRequested: (record, { data: { window } }) => ({
    ...record,
    window,
    booking: requested(record.booking),
  }),
  ManifestPickupBooked: (record, { data: { bookingReference } }) => ({
    ...record,
    booking: sent(record.booking, bookingReference),
  }),
  PickupBookingFailed: (record, { data }) => ({
    ...record,
    booking: failed(record.booking, data),
  }),
  ManifestResent: (record) => ({
    ...record,
    transmission: isNotRequired(record.transmission) ? notRequired : requested(record.transmission),
    booking: record.booking.status === 'FAILED' ? requested(record.booking) : record.booking,
  }),
  ManifestPrinted: (record, { data: { paperworkType } }) => ({
    ...record,
    printed: [...record.printed, paperworkType],
  }),
});

const isNotRequired = ({ status }: IntegrationRecord): boolean => status === 'NOT_REQUIRED';

const requested = ({ reference }: IntegrationRecord): IntegrationRecord => ({
  ...notRequired,
  status: 'PENDING',
  reference,
});

const sent = ({ attempts }: IntegrationRecord, reference: string): IntegrationRecord => ({
  ...notRequired,
  status: 'SENT',
  reference,
  attempts: attempts + 1,
});

const failed = (integration: IntegrationRecord, { reason, attempt, nextTryAt }: FailedAttempt) => ({
  ...integration,
  status: nextTryAt === null ? ('FAILED' as const) : ('PENDING' as const),
  error: reason,
  attempts: attempt,
  nextTryAt,
});
