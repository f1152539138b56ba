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

import type { ErrandStatus } from './manifest.js';

interface ErrandRecord {
  readonly status: ErrandStatus;
  readonly reference: string | null;
  readonly error: string | null;
  readonly attempts: number;
  readonly nextTryAt: string | null;
}

/** Everything a screen shows of one manifest, at one moment of its life. */
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
  readonly transmission: ErrandRecord;
  readonly booking: ErrandRecord;
  readonly printed: readonly string[];
}

const idle: ErrandRecord = {
  status: 'NOT_REQUIRED',
  reference: null,
  error: null,
  attempts: 0,
  nextTryAt: null,
};

export const emptyManifest: ManifestRecord = {
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
  transmission: idle,
  booking: idle,
  printed: [],
};

/** The record after one more event: fold a stream from `emptyManifest`, or a part of it to look into the past. */
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
  TransmissionQueued: (record) => ({ ...record, transmission: asked(record.transmission) }),
  ManifestTransmitted: (record, { data: { integrationManifestId } }) => ({
    ...record,
    transmission: done(record.transmission, integrationManifestId),
  }),
  TransmissionFailed: (record, { data }) => ({
    ...record,
    transmission: failed(record.transmission, data),
  }),
  PickupBookingRequested: (record, { data: { window } }) => ({
    ...record,
    window,
    booking: asked(record.booking),
  }),
  ManifestPickupBooked: (record, { data: { bookingReference } }) => ({
    ...record,
    booking: done(record.booking, bookingReference),
  }),
  PickupBookingFailed: (record, { data }) => ({
    ...record,
    booking: failed(record.booking, data),
  }),
  ManifestResent: (record) => ({
    ...record,
    transmission: isIdle(record.transmission) ? idle : asked(record.transmission),
    booking: record.booking.status === 'FAILED' ? asked(record.booking) : record.booking,
  }),
  ManifestPrinted: (record, { data: { paperworkType } }) => ({
    ...record,
    printed: [...record.printed, paperworkType],
  }),
});

const isIdle = ({ status }: ErrandRecord): boolean => status === 'NOT_REQUIRED';

const asked = ({ reference }: ErrandRecord): ErrandRecord => ({
  ...idle,
  status: 'PENDING',
  reference,
});

const done = ({ attempts }: ErrandRecord, reference: string): ErrandRecord => ({
  ...idle,
  status: 'SENT',
  reference,
  attempts: attempts + 1,
});

const failed = (errand: ErrandRecord, { reason, attempt, nextTryAt }: FailedAttempt) => ({
  ...errand,
  status: nextTryAt === null ? ('FAILED' as const) : ('PENDING' as const),
  error: reason,
  attempts: attempt,
  nextTryAt,
});
