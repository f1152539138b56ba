import type { Recorded } from '@contracts/events/domain-event.js';
import { applyErasures } from '@contracts/events/consignment.erasure.js';
import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { ManifestEvent } from '@contracts/events/manifest.events.js';
import type {
  ItemNumberAssignment,
  PrefixRangeEvent,
} from '@contracts/events/prefix-range.events.js';

import {
  type ConsignmentRecord,
  evolveRecord,
  toSummary,
} from '../../backend/src/consignments/domain/consignment-record.js';
import {
  evolve as evolveManifest,
  initialManifest,
} from '../../backend/src/manifests/domain/manifest.js';
import { foldManifestRecord } from '../../backend/src/manifests/domain/manifest-record.js';
import {
  evolve,
  initialPrefixRange,
  type PrefixRange,
} from '../../backend/src/prefix-ranges/domain/prefix-range.js';

/** Folds of each kind of stream, as plain JSON. */
const folds: Readonly<Record<string, (events: readonly Recorded[]) => unknown>> = {
  consignment: (events) =>
    plainConsignment(
      applyErasures(
        events as unknown as Recorded<ConsignmentEvent>[],
      ).reduce<ConsignmentRecord | null>(evolveRecord, null),
    ),
  manifest: (recorded) => {
    const events = recorded as unknown as Recorded<ManifestEvent>[];
    events.reduce(evolveManifest, initialManifest);
    return foldManifestRecord(events);
  },
  prefixRange: (events) =>
    plain((events as unknown as Recorded<PrefixRangeEvent>[]).reduce(evolve, initialPrefixRange)),
};

/** In the format of recorded streams: a deletion is a flag, and phases are not named. */
function plainConsignment(record: ConsignmentRecord | null) {
  if (!record) return null;
  const { consignment, ...facts } = record;
  const { id, owner, status, state, manifestId, content, contentRevision, ...rest } =
    toSummary(consignment);
  const { offer, connote, itemNumbers, printed } = rest;
  const numbers = { offer, connote, itemNumbers, printed, manifestId, contentRevision };
  return { id, owner, status, isDeleted: state === 'DELETED', content, ...numbers, ...facts };
}

const plain = (state: PrefixRange) => {
  if (state.phase === 'UNKNOWN') throw new Error('a recorded range has events');
  const { phase, accounts, items, recent, ...range } = state;
  return {
    ...range,
    isWithdrawn: phase === 'WITHDRAWN',
    items: items && { range: items.range, latest: items.latest, assigned: itemsOf(items.recent) },
    accounts: [...accounts].map(([id, account]) => ({
      id,
      ...account,
      assigned: recent
        .filter(({ clientCarrierAccountId }) => clientCarrierAccountId === id)
        .map(({ consignmentId, number }) => ({ consignmentId, number }))
        .sort((a, b) => a.number - b.number),
    })),
  };
};

/** Blocks of a range by consignment. */
const itemsOf = (assignments: readonly ItemNumberAssignment[]) =>
  [...new Set(assignments.map(({ consignmentId }) => consignmentId))].map((id) => [
    id,
    assignments
      .filter(({ consignmentId }) => consignmentId === id)
      .map(({ from, to }) => ({ from, to })),
  ]);

export const fold = (stream: string, events: readonly Recorded[]): unknown =>
  folds[stream.split('-')[0]!]!(events);
