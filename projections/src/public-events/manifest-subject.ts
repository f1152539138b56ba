import { type ManifestEvent, manifestStream } from '@contracts/events/manifest.events.js';
import type { ManifestFacts } from '@contracts/public-events/public-event-facts.js';

import { toEntries } from './journal-entries.js';
import {
  evolveManifestContext,
  type ManifestContext,
  publicationsOfManifest,
} from './manifest-publications.js';
import type { SubjectFold } from './subject-fold.js';

/** Manifests and what becomes of their data and their pickup. */
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
    const told = before?.sequence ?? 0;
    return toEntries(event, publicationsOfManifest(event), {
      ...{ kind: 'manifest', id: manifestId, clientId, customerId, facts, told },
    });
  },
};
