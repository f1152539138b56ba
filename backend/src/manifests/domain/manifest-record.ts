import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import type {
  FailedAttempt,
  ManifestCarrier,
  ManifestEvent,
  ManifestingStarted,
  ManifestOwner,
  PickupMode,
  PickupWindow,
} from '@contracts/events/manifest.events.js';

import { impossible } from '../../platform/impossible-history.js';
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
  readonly id: number;
  readonly manifestNumber: string;
  readonly owner: ManifestOwner;
  readonly carrier: ManifestCarrier;
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

/**
 * Returns the record after one more event; `record` is null before the first. Folds a stream, or a part of it for an
 * earlier revision.
 * @throws ImpossibleHistory
 */
export function evolveManifestRecord(
  record: ManifestRecord | null,
  event: Recorded<ManifestEvent>,
): ManifestRecord {
  if (event.type === 'ManifestingStarted')
    return record === null ? toRecord(event) : impossible({ phase: 'STARTED' }, event);

  return record === null ? impossible({ phase: 'UNKNOWN' }, event) : evolveStarted(record, event);
}

/** The record of a whole stream; null for one without events. @throws ImpossibleHistory */
export const foldManifestRecord = (
  events: readonly Recorded<ManifestEvent>[],
): ManifestRecord | null => events.reduce<ManifestRecord | null>(evolveManifestRecord, null);

const toRecord = ({ data, metadata }: Recorded<ManifestingStarted>): ManifestRecord => ({
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
  submittedAt: null,
  consignments: [],
  leftOut: [],
  transmission: notRequired,
  booking: notRequired,
  printed: [],
});

type FollowingEvent = Exclude<Recorded<ManifestEvent>, { readonly type: 'ManifestingStarted' }>;

const evolveStarted = evolveBy<ManifestRecord, FollowingEvent>({
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
