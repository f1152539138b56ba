import {
  type ConsignmentEvent,
  consignmentStream,
  type TrackingUpdated,
} from '@contracts/events/consignment.events.js';
import type { ConsignmentFacts, EventFacts } from '@contracts/public-events/public-event-facts.js';
import type { PublicSubjectRow } from '@read-models/public-subject.row.js';
import { type ConsignmentContext, evolveContext, isComplete } from './consignment-context.js';
import type { Publication } from './publication.js';
import type { SubjectFold } from './subject-fold.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import { shortened } from '@contracts/rules/clean-text.js';
import type { TrackingStatus } from '@contracts/rules/consignment.js';

const contextOf = (row: PublicSubjectRow | null): ConsignmentContext | null =>
  // Only this fold writes the rows of these streams.
  row && (row.context as ConsignmentContext);

/** Consignments: private as drafts, public once they are ready to send. */
export const consignmentSubject: SubjectFold<ConsignmentEvent> = {
  prefix: consignmentStream.prefix,
  ignored: new Set<ConsignmentEvent['type']>(['ItemsNumbered']),

  evolve: (row, event) => {
    const context = evolveContext(contextOf(row), event);
    return {
      stream: event.stream,
      kind: 'consignment',
      customerId: context.customerId,
      sequence: (row?.sequence ?? 0) + publicationsFor(row, context, event).length,
      isAnnounced: row?.isAnnounced === true || isComplete(context),
      context,
    };
  },

  entries: (before, after, event) => {
    const context = after.context as ConsignmentContext;
    return {
      publications: publicationsFor(before, context, event),
      kind: 'consignment',
      id: context.consignmentId,
      clientId: context.clientId,
      customerId: context.customerId,
      facts: factsOf(context),
      publishedCount: before?.sequence ?? 0,
    };
  },
};

function publicationsFor(
  row: PublicSubjectRow | null,
  after: ConsignmentContext,
  event: ConsignmentEvent,
): readonly Publication[] {
  const before = contextOf(row);
  if (before && row?.isAnnounced) return publicationsOf({ before, after }, event);
  return isComplete(after) ? announce(after) : [];
}

const factsOf = (context: ConsignmentContext): ConsignmentFacts => ({
  consignmentId: context.consignmentId,
  connoteNumber: context.connote?.connoteNumber ?? null,
  references: context.references,
  receiver: context.receiver,
});

/** Maximum length of a depot or suburb; longer text contains more than a location. */
const MAX_LOCATION_LENGTH = 100;

type Milestone =
  'picked_up' | 'out_for_delivery' | 'delivered' | 'partially_delivered' | 'delivery_failed';

const milestones: Readonly<Partial<Record<TrackingStatus, `consignment.${Milestone}`>>> = {
  PICKED_UP: 'consignment.picked_up',
  OUT_FOR_DELIVERY: 'consignment.out_for_delivery',
  DELIVERED: 'consignment.delivered',
  PARTIALLY_DELIVERED: 'consignment.partially_delivered',
  UNABLE_TO_DELIVER: 'consignment.delivery_failed',
};

interface Step {
  readonly before: ConsignmentContext;
  readonly after: ConsignmentContext;
}

const nothing = (): readonly Publication[] => [];

/** Public events that follow from an event of a published consignment. */
export const publicationsOf = evolveBy<Step, ConsignmentEvent, readonly Publication[]>({
  ConsignmentDrafted: nothing,
  ConsignmentCreated: nothing,
  ConsignmentAmended: ({ after }) => [
    { type: 'consignment.updated', facts: { revision: after.revision } },
  ],
  OfferSelected: offerChanged,
  // The previous number may no longer match the offer.
  ConnoteAssigned: ({ before }) => [
    {
      type: 'consignment.connote_assigned',
      facts: { previousConnoteNumber: before.lastConnote },
    },
  ],
  ItemsNumbered: nothing,
  ConsignmentDeleted: () => [{ type: 'consignment.deleted', facts: {} }],
  ConsignmentRestored: () => [{ type: 'consignment.restored', facts: {} }],
  DispatchDateRolledOver: (_, { data: { from, to, etaDate } }) => [
    { type: 'consignment.dispatch_date_changed', facts: { from, to, etaDate } },
  ],
  ConsignmentManifested: (_, { data: { manifestId, manifestNumber } }) => [
    { type: 'consignment.manifested', facts: { manifestId, manifestNumber } },
  ],
  PickupBooked: (_, { data: { manifestId, bookingReference } }) => [
    { type: 'consignment.pickup_booked', facts: { manifestId, bookingReference } },
  ],
  TrackingUpdated: tracked,
  ProofRecorded: (_, { data: { kind, signature, occurredAt } }) => [
    {
      type: 'consignment.proof_recorded',
      facts: { kind, hasSignature: signature !== null },
      occurredAt,
    },
  ],
  LabelPrinted: (_, { data: { paperworkType } }) => [
    { type: 'consignment.label_printed', facts: { paperworkType } },
  ],
  PersonalDataErased: (_, { data: { parties } }) => [
    { type: 'consignment.personal_data_erased', facts: { parties } },
  ],
});

/** The first public event of a consignment: it has all details needed to send it. */
export function announce(context: ConsignmentContext): readonly Publication[] {
  const { offer, consignmentType, creationMethod, dispatchDate, etaDate } = context;
  if (!offer) return [];
  const { carrier, service, totalCents, gstCents } = offer;
  const { pieces, weightGrams } = context;
  const priced = { carrier, service, etaDate, totalCents, gstCents };
  const facts = { consignmentType, creationMethod, dispatchDate, pieces, weightGrams, ...priced };
  return [{ type: 'consignment.created', facts }];
}

function offerChanged({ before, after }: Step): readonly Publication[] {
  const { offer, etaDate } = after;
  if (!offer) return [];
  const { carrier, service, totalCents } = offer;
  const previousTotalCents = before.offer?.totalCents ?? 0;
  const facts = { carrier, service, etaDate, totalCents, previousTotalCents };
  return [{ type: 'consignment.offer_changed', facts }];
}

function tracked({ before, after }: Step, { data }: TrackingUpdated): readonly Publication[] {
  const { status, occurredAt, source, isLatest } = data;
  const location = data.location === null ? null : shortened(data.location, MAX_LOCATION_LENGTH);
  const scan: Publication = {
    type: 'tracking.updated',
    facts: { status, location, source, isLatest },
    occurredAt,
  };
  const milestone = milestones[status];
  if (!milestone || !isLatest || before.status === status) return [scan];
  const facts: EventFacts['consignment.delivered'] = {
    status,
    location,
    hasProof: after.proofs.includes(status === 'PICKED_UP' ? 'PICKUP' : 'DELIVERY'),
    isOnTime: status === 'DELIVERED' ? isOnTime(after, occurredAt) : null,
  };
  return [scan, { type: milestone, facts, occurredAt }];
}

/** By the end of the ETA day in the receiver's state; null if there is no ETA. */
function isOnTime({ etaDate, receiver }: ConsignmentContext, deliveredAt: string): boolean | null {
  if (etaDate === null) return null;
  return dayAt(receiver?.state, new Date(deliveredAt)) <= etaDate;
}
