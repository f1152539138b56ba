import type { Recorded } from '@contracts/events/domain-event.js';
import type { InternalEvent } from '@contracts/events/internal-event.js';
import { PublicEventRow } from '@read-models/public-event.row.js';
import { PublicSubjectRow } from '@read-models/public-subject.row.js';

import { foldProjection } from '../platform/fold.js';
import { consignmentSubject } from './consignment-public-events.js';
import { manifestSubject } from './manifest-public-events.js';
import { rangeSubject } from './range-public-events.js';
import type { SubjectFold } from './subject-fold.js';

// The prefix of the stream guarantees the type of the events.
const folds = [
  consignmentSubject,
  manifestSubject,
  rangeSubject,
] as unknown as readonly SubjectFold[];

function foldOf({ stream }: Recorded<InternalEvent>): SubjectFold {
  const found = folds.find(({ prefix }) => stream.startsWith(prefix));
  if (!found) throw new Error(`${stream} has no public events`);
  return found;
}

/**
 * The public journal: public events of consignments, manifests and number ranges, in the order in which they happened
 * (docs/event-feed.md). The table holds the state of each subject; the journal holds the events.
 */
export const publicEvents = foldProjection<InternalEvent, PublicSubjectRow>({
  name: 'public-events',
  prefix: folds.map(({ prefix }) => prefix),
  row: PublicSubjectRow,
  key: (event) => (foldOf(event).ignored.has(event.type) ? [] : [event.stream]),
  evolve: (row, event) => foldOf(event).evolve(row, event),
  journal: {
    row: PublicEventRow,
    entries: (before, after, event) => (after ? foldOf(event).entries(before, after, event) : []),
  },
});
