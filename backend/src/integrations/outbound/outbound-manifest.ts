import type { ManifestCarrier, ManifestEvent } from '@contracts/events/manifest.events.js';

import {
  emptyManifest,
  evolveManifestRecord,
  type ManifestRecord,
  type ManifestStory,
} from '../../manifests/index.js';

/** A manifest as its carrier is told about it. */
export interface OutboundManifest extends ManifestRecord {
  readonly carrier: ManifestCarrier;
  readonly bookingVia: 'CARRIER_API' | 'EMAIL';
}

type EventOf<Type extends ManifestEvent['type']> = Extract<ManifestEvent, { readonly type: Type }>;

/** The manifest as it is now, with how its errands were asked for last; null while it has no carrier. */
export function outboundManifest(story: ManifestStory): OutboundManifest | null {
  const { carrier, ...record } = story.reduce(evolveManifestRecord, emptyManifest);
  if (!carrier) return null;
  return {
    ...record,
    carrier,
    bookingVia: lastOf(story, 'PickupBookingRequested')?.data.via ?? 'EMAIL',
  };
}

const lastOf = <Type extends ManifestEvent['type']>(
  story: ManifestStory,
  type: Type,
): EventOf<Type> | undefined =>
  story.findLast(
    (event): event is Extract<(typeof story)[number], { type: Type }> => event.type === type,
  );
