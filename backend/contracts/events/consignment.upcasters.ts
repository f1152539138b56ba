import type { TrackingUpdated } from './consignment.events.js';

/** First schema of TrackingUpdated: scans of carriers only, in the order they were reported. */
interface TrackingUpdatedV1 {
  readonly status: TrackingUpdated['data']['status'];
  readonly at: string;
  readonly place: string | null;
  readonly description: string;
}

/** Upcasters of consignment events: the first function lifts version 1 to 2, the next would lift 2 to 3. */
export const consignmentUpcasters = { TrackingUpdated: [liftTrackingUpdated] } as const;

function liftTrackingUpdated(data: unknown): TrackingUpdated['data'] {
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
