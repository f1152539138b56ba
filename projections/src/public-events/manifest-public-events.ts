import {
  type FailedAttempt,
  type ManifestEvent,
  manifestStream,
} from '@contracts/events/manifest.events.js';
import type { ManifestFacts } from '@contracts/public-events/public-event-facts.js';
import type { SubjectFold } from './subject-fold.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import type { Publication } from './publication.js';

/** Manifests, with the results of their transmission and pickup booking. */
export const manifestSubject: SubjectFold<ManifestEvent> = {
  prefix: manifestStream.prefix,
  ignored: new Set<ManifestEvent['type']>([
    'ConsignmentAddedToManifest',
    'PickupBookingRequested',
    'TransmissionQueued',
    'ManifestPrinted',
  ]),

  evolve: (row, event) => {
    // Only this fold writes the rows of these streams.
    const context = evolveManifestContext((row?.context ?? null) as ManifestContext | null, event);
    return {
      stream: event.stream,
      kind: 'manifest',
      customerId: context.customerId,
      sequence: (row?.sequence ?? 0) + publicationsOfManifest(event).length,
      isAnnounced: true,
      context,
    };
  },

  entries: (before, after, event) => {
    const context = after.context as ManifestContext;
    const { manifestId, manifestNumber, clientId, customerId, carrier } = context;
    const facts: ManifestFacts = { manifestId, manifestNumber, carrier };
    const publishedCount = before?.sequence ?? 0;
    const publications = publicationsOfManifest(event);
    return {
      publications,
      kind: 'manifest',
      id: manifestId,
      clientId,
      customerId,
      facts,
      publishedCount,
    };
  },
};

/** State of a manifest that its next public event needs. */
export interface ManifestContext {
  readonly manifestId: number;
  readonly manifestNumber: string;
  readonly clientId: number;
  readonly customerId: number;
  readonly carrier: string;
}

/** @throws Error for a stream that does not begin with its first event */
export function evolveManifestContext(
  context: ManifestContext | null,
  event: Recorded<ManifestEvent>,
): ManifestContext {
  if (context) return context;
  if (event.type !== 'ManifestingStarted')
    throw new Error(`${event.stream} does not begin with its first event`);
  const { manifestId, manifestNumber, owner, carrier } = event.data;
  const { clientId, customerId } = owner;
  return {
    manifestId,
    manifestNumber,
    clientId,
    customerId,
    carrier: carrier.carrierDisplayName,
  };
}

const nothing = (): readonly Publication[] => [];

const publish = evolveBy<null, ManifestEvent, readonly Publication[]>({
  ManifestingStarted: nothing,
  ConsignmentAddedToManifest: nothing,
  ConsignmentLeftOut: (_, { data: { consignmentId, reason } }) => [
    { type: 'manifest.consignment_left_out', facts: { consignmentId, reason } },
  ],
  ManifestSubmitted: (_, { data: { consignments, leftOut } }) =>
    consignments === 0 ? [] : [{ type: 'manifest.submitted', facts: { consignments, leftOut } }],
  PickupBookingRequested: nothing,
  ManifestPickupBooked: (_, { data: { bookingReference } }) => [
    { type: 'manifest.pickup_booked', facts: { bookingReference } },
  ],
  PickupBookingFailed: (_, { data }) => [
    { type: 'manifest.pickup_booking_failed', facts: attemptOf(data) },
  ],
  TransmissionQueued: nothing,
  ManifestTransmitted: () => [{ type: 'manifest.transmitted', facts: {} }],
  TransmissionFailed: (_, { data }) => [
    { type: 'manifest.transmission_failed', facts: attemptOf(data) },
  ],
  ManifestResent: () => [{ type: 'manifest.resent', facts: {} }],
  ManifestPrinted: nothing,
});

/** Public events that follow from an event of a manifest; none for an empty one. */
export const publicationsOfManifest = (event: ManifestEvent): readonly Publication[] =>
  publish(null, event);

/** Without the reason, which may name servers and is only for the operator. */
function attemptOf({ attempt, nextTryAt }: FailedAttempt) {
  return { attempt, nextTryAt };
}
