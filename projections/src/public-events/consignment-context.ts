import {
  contentEvents,
  type ConsignmentContent,
  type ConsignmentEvent,
  type ConsignmentOwner,
} from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import type { PublicPlace } from '@contracts/public-events/public-event-facts.js';
import type { ConsignmentType, ConsignmentStatus } from '@contracts/rules/consignment.js';
import { belongsToOffer, type NumberOrigin } from '@contracts/rules/offer-number.js';

interface OfferContext {
  readonly carrier: string;
  readonly service: string;
  readonly totalCents: number;
  readonly gstCents: number;
  readonly clientCarrierAccountId: number;
  readonly prefixRangeId: number;
  readonly isApiBasedConnote: boolean;
}

interface ConnoteContext extends NumberOrigin {
  readonly connoteNumber: string;
}

/** State of a consignment that its next public event needs; contains no personal data. */
export interface ConsignmentContext {
  readonly consignmentId: number;
  readonly clientId: number;
  readonly customerId: number;
  readonly consignmentType: ConsignmentType;
  readonly creationMethod: ConsignmentContent['creationMethod'];
  readonly dispatchDate: string;
  readonly etaDate: string | null;
  readonly references: readonly string[];
  readonly receiver: PublicPlace | null;
  readonly pieces: number;
  readonly weightGrams: number;
  /** False for a draft. */
  readonly isCreated: boolean;
  readonly offer: OfferContext | null;
  readonly connote: ConnoteContext | null;
  /** Its latest connote, even after an offer from another account has released the number. */
  readonly lastConnote: string | null;
  readonly status: ConsignmentStatus;
  readonly proofs: readonly ('PICKUP' | 'DELIVERY')[];
  readonly revision: number;
}

type RecordedEvent = Recorded<ConsignmentEvent>;

/** @throws Error for a stream that does not begin with its first event */
export function evolveContext(
  context: ConsignmentContext | null,
  event: RecordedEvent,
): ConsignmentContext {
  const next = change(context, event);
  return contentEvents.has(event.type) ? { ...next, revision: next.revision + 1 } : next;
}

function change(context: ConsignmentContext | null, event: RecordedEvent): ConsignmentContext {
  if (context) return evolveKnown(context, event);
  if (event.type !== 'ConsignmentDrafted' && event.type !== 'ConsignmentCreated')
    throw new Error(`${event.stream} does not begin with its first event`);
  return evolveKnown(begin(event.data.consignmentId, event.data.owner), event);
}

const same = (context: ConsignmentContext): ConsignmentContext => context;

const evolveKnown = evolveBy<ConsignmentContext, RecordedEvent>({
  ConsignmentDrafted: (context, { data }) => ({ ...context, ...fromContent(data.content) }),
  ConsignmentCreated: (context, { data }) => ({
    ...context,
    ...fromContent(data.content),
    isCreated: true,
    status: 'CREATED',
  }),
  ConsignmentAmended: (context, { data }) => ({ ...context, ...fromContent(data.content) }),
  OfferSelected: (context, { data }) => withOffer(context, data.offer),
  ConnoteAssigned: (context, { data }) => withConnote(context, data),
  ItemsNumbered: same,
  ConsignmentDeleted: same,
  ConsignmentRestored: same,
  DispatchDateRolledOver: (context, { data }) => ({
    ...context,
    dispatchDate: data.to,
    etaDate: data.etaDate,
  }),
  ConsignmentManifested: (context) => ({ ...context, status: 'MANIFESTED' }),
  PickupBooked: same,
  TrackingUpdated: (context, { data }) =>
    data.isLatest ? { ...context, status: data.status } : context,
  ProofRecorded: (context, { data }) => ({
    ...context,
    proofs: [...new Set([...context.proofs, data.kind])],
  }),
  LabelPrinted: same,
  PersonalDataErased: same,
});

const begin = (
  consignmentId: number,
  { clientId, customerId }: ConsignmentOwner,
): ConsignmentContext => ({
  consignmentId,
  clientId,
  customerId,
  consignmentType: 'DEFAULT',
  creationMethod: 'WEB',
  dispatchDate: '',
  etaDate: null,
  references: [],
  receiver: null,
  pieces: 0,
  weightGrams: 0,
  isCreated: false,
  offer: null,
  connote: null,
  lastConnote: null,
  status: 'DRAFT',
  proofs: [],
  revision: 0,
});

function fromContent({ items, receiver, ...content }: ConsignmentContent) {
  const suburb = receiver?.suburb;
  return {
    consignmentType: content.consignmentType,
    creationMethod: content.creationMethod,
    dispatchDate: content.dispatchDate,
    references: content.references,
    receiver: suburb
      ? { suburb: suburb.name, state: suburb.state, postcode: suburb.postcode }
      : null,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    weightGrams: items.reduce(
      (sum, { quantity, weight }) => sum + quantity * Math.round(weight * 1000),
      0,
    ),
  };
}

/** An offer from another account or range releases the connote. */
function withOffer(context: ConsignmentContext, offer: OfferData | null): ConsignmentContext {
  const { connote } = context;
  return {
    ...context,
    etaDate: offer?.etaDate ?? null,
    connote: connote && belongsToOffer(connote, offer) ? connote : null,
    offer: offer && {
      carrier: offer.carrierDisplayName,
      service: offer.displayServiceType,
      totalCents: offer.totalCents,
      gstCents: offer.gstCents,
      clientCarrierAccountId: offer.clientCarrierAccountId,
      prefixRangeId: offer.connoteSource.prefixRangeId,
      isApiBasedConnote: offer.isApiBasedConnote,
    },
  };
}

const withConnote = (
  context: ConsignmentContext,
  number: { readonly connoteNumber: string; readonly prefixRangeId: number | null },
): ConsignmentContext => ({
  ...context,
  lastConnote: number.connoteNumber,
  connote: {
    connoteNumber: number.connoteNumber,
    prefixRangeId: number.prefixRangeId,
    clientCarrierAccountId: context.offer?.clientCarrierAccountId ?? null,
  },
});

/** Whether it is ready to send, and thus public. */
export const isComplete = ({ isCreated, offer, connote }: ConsignmentContext): boolean =>
  isCreated && offer !== null && (connote !== null || offer.isApiBasedConnote);
