import { isTestClient } from '../rules/test-environment.js';
import type { Json, PublicEventView } from '../views/public-event.view.js';
import type {
  ConsignmentFacts,
  ManifestFacts,
  EventFacts,
  PublicSubjectKind,
  RangeFacts,
} from './public-event-facts.js';
import type { StoredPublicEvent } from './stored-public-event.js';

type Payload = Readonly<Record<string, Json>>;
type FactsRenderer<Type extends keyof EventFacts> = (
  facts: EventFacts[Type],
  occurredAt: string,
) => Payload;

/** Money as the API returns it: dollars, at most two decimals. */
const dollars = (cents: number): number => cents / 100;

const nothing = (): Payload => ({});

const attempt = ({ attempt: number, nextTryAt }: EventFacts['manifest.transmission_failed']) => ({
  attempt: number,
  nextTryAt,
});

const milestone = (facts: EventFacts['consignment.delivered'], occurredAt: string): Payload => ({
  status: facts.status,
  occurredAt,
  location: facts.location,
  hasProof: facts.hasProof,
  isOnTime: facts.isOnTime,
});

/** Fields that version 1 of each type adds to the facts of its subject. A new version of a type gets its own entry. */
const version1: { readonly [Type in keyof EventFacts]: FactsRenderer<Type> } = {
  'consignment.created': ({ etaDate, weightGrams, totalCents, gstCents, ...facts }) => ({
    ...facts,
    eta: etaDate,
    weightKilograms: weightGrams / 1000,
    totalCost: dollars(totalCents),
    gst: dollars(gstCents),
  }),
  'consignment.updated': ({ revision }) => ({ revision }),
  'consignment.offer_changed': ({ carrier, service, etaDate, totalCents, previousTotalCents }) => ({
    carrier,
    service,
    eta: etaDate,
    totalCost: dollars(totalCents),
    previousTotalCost: dollars(previousTotalCents),
  }),
  'consignment.connote_assigned': ({ previousConnoteNumber }) => ({ previousConnoteNumber }),
  'consignment.dispatch_date_changed': ({ from, to, etaDate }) => ({ from, to, eta: etaDate }),
  'consignment.deleted': nothing,
  'consignment.restored': nothing,
  'consignment.manifested': ({ manifestId, manifestNumber }) => ({ manifestId, manifestNumber }),
  'consignment.pickup_booked': ({ manifestId, bookingReference }) => ({
    manifestId,
    bookingReference,
  }),
  'tracking.updated': ({ status, location, source, isLatest }, occurredAt) => ({
    status,
    occurredAt,
    location,
    source,
    isLatest,
  }),
  'consignment.picked_up': milestone,
  'consignment.out_for_delivery': milestone,
  'consignment.delivered': milestone,
  'consignment.partially_delivered': milestone,
  'consignment.delivery_failed': milestone,
  'consignment.proof_recorded': ({ kind, hasSignature }, occurredAt) => ({
    kind,
    occurredAt,
    hasSignature,
  }),
  'consignment.label_printed': ({ paperworkType }) => ({ paperworkType }),
  'consignment.personal_data_erased': ({ parties }) => ({ parties }),
  'manifest.submitted': ({ consignments, leftOut }) => ({ consignments, leftOut }),
  'manifest.transmitted': nothing,
  'manifest.transmission_failed': attempt,
  'manifest.resent': nothing,
  'manifest.pickup_booked': ({ bookingReference }) => ({ bookingReference }),
  'manifest.pickup_booking_failed': attempt,
  'manifest.consignment_left_out': ({ consignmentId, reason }) => ({ consignmentId, reason }),
  'connote_range.exhausted': nothing,
};

/** Facts of the subject, and the API path of its full record. */
const subjects: Readonly<Record<PublicSubjectKind, (facts: object, clientId: number) => Payload>> =
  {
    consignment: (facts) => {
      const { consignmentId, connoteNumber, references, receiver } = facts as ConsignmentFacts;
      const place: Json = receiver && { ...receiver };
      const url = `/api/v1/consignment/${consignmentId}`;
      return { consignmentId, connoteNumber, references, receiver: place, url };
    },
    manifest: (facts) => {
      const { manifestId, manifestNumber, carrier } = facts as ManifestFacts;
      const url = `/api/v1/consignment/by-manifest/${manifestId}`;
      return { manifestId, manifestNumber, carrier, url };
    },
    'connote-range': (facts, clientId) => {
      const { clientCarrierAccountId, prefix } = facts as RangeFacts;
      const url = `/api/v1/client-carrier-account?clientId=${clientId}`;
      return { clientCarrierAccountId, prefix, url };
    },
  };

/** Renders the payload of a stored event, the same for the feed and for every webhook. */
export function renderPublicEvent(event: StoredPublicEvent): PublicEventView {
  const { type, version, id, sequence, clientId, facts, occurredAt } = event;
  // The row's type guarantees its facts.
  const own = version1[type] as FactsRenderer<typeof type>;
  return {
    type,
    version,
    id,
    timestamp: event.recordedAt,
    livemode: !isTestClient(clientId),
    data: {
      sequence,
      clientId,
      ...subjects[event.subjectKind](facts, clientId),
      ...own(facts, occurredAt),
    },
  };
}
