import type { OfferSelected, TrackingUpdated } from './consignment.events.js';

/** First schema of TrackingUpdated: scans of carriers only, in the order they were reported. */
interface TrackingUpdatedV1 {
  readonly status: TrackingUpdated['data']['status'];
  readonly at: string;
  readonly place: string | null;
  readonly description: string;
}

/** OfferSelected before schema 3: every price came from a rate card. */
interface OfferSelectedV2 {
  readonly offer: object | null;
}

/** Upcasters of consignment events: the first function upcasts version 1 to 2, the next one 2 to 3. */
export const consignmentUpcasters = {
  OfferSelected: [unchanged, upcastOfferSelected],
  TrackingUpdated: [upcastTrackingUpdated, unchanged],
} as const;

/** All events of a consignment share one schema version: a step that does not concern a type leaves it as it is. */
function unchanged(data: unknown): unknown {
  return data;
}

function upcastTrackingUpdated(data: unknown): TrackingUpdated['data'] {
  const { status, at, place, description } = data as TrackingUpdatedV1;
  return {
    status,
    occurredAt: at,
    location: place,
    description,
    carrierDescription: null,
    source: 'CARRIER',
    isLatest: true,
  };
}

function upcastOfferSelected(data: unknown): OfferSelected['data'] {
  const { offer } = data as OfferSelectedV2;
  return { offer: offer && { ...(offer as Offer), source: 'RATE_CARD', live: null } };
}

type Offer = NonNullable<OfferSelected['data']['offer']>;
