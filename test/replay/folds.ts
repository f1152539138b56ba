import type { Recorded } from '@contracts/events/domain-event.js';
import { withErasures } from '@contracts/events/consignment.erasure.js';
import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { ManifestEvent } from '@contracts/events/manifest.events.js';
import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import {
  emptyRecord,
  evolveRecord,
} from '../../backend/src/consignments/domain/record/consignment-record.js';
import {
  emptyManifest,
  evolveManifestRecord,
} from '../../backend/src/manifests/domain/manifest-record.js';
import { evolve, unknownRange } from '../../backend/src/prefix-ranges/domain/prefix-range.js';

/** What a stream of each kind folds to, as plain JSON. */
const folds: Readonly<Record<string, (events: readonly Recorded[]) => unknown>> = {
  consignment: (events) =>
    withErasures(events as unknown as Recorded<ConsignmentEvent>[]).reduce(
      evolveRecord,
      emptyRecord,
    ),
  manifest: (events) =>
    (events as unknown as Recorded<ManifestEvent>[]).reduce(evolveManifestRecord, emptyManifest),
  prefixRange: (events) =>
    plain((events as unknown as Recorded<PrefixRangeEvent>[]).reduce(evolve, unknownRange)),
};

const plain = ({ accounts, items, ...range }: ReturnType<typeof evolve>) => ({
  ...range,
  items: items && { ...items, assigned: [...itemsOf(items.assigned.layers)] },
  accounts: [...accounts].map(([id, { assigned, ...account }]) => ({
    id,
    ...account,
    assigned: assigned.layers
      .flatMap((layer) => [...layer])
      .map(([consignmentId, number]) => ({ consignmentId, number }))
      .sort((one, other) => one.number - other.number),
  })),
});

/** What a consignment was given last stands in the newest layer. */
const itemsOf = <Given>(layers: readonly ReadonlyMap<number, Given>[]) =>
  new Map(layers.toReversed().flatMap((layer) => [...layer]));

export const fold = (stream: string, events: readonly Recorded[]): unknown =>
  folds[stream.split('-')[0]!]!(events);
