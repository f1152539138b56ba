import { createHash } from 'node:crypto';

import type { Recorded } from '@contracts/events/domain-event.js';
import type { InternalEvent } from '@contracts/events/internal-event.js';
import { publicEventVersions } from '@contracts/public-events/public-event-types.js';
import { listedCustomerId } from '@contracts/rules/test-environment.js';
import { PublicEventRow } from '@read-models/public-event.row.js';
import { PublicSubjectRow } from '@read-models/public-subject.row.js';

import { foldProjection } from '../platform/fold.js';
import { batchIntervals } from '../platform/projection.js';
import { consignmentSubject } from './consignment-public-events.js';
import { manifestSubject } from './manifest-public-events.js';
import { rangeSubject } from './range-public-events.js';
import type { SubjectEntries, SubjectFold } from './subject-fold.js';

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

/** Digits of Crockford's base 32, which has no ambiguous characters. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;
const BITS_PER_DIGIT = 5;

/**
 * Id of the public event of a type that follows from an event of the store: `evt_` and the first 130 bits of a hash of
 * both, so that it is the same after a rebuild or a restore.
 */
export function publicEventId(storeEventId: string, type: string): string {
  const bytes = createHash('sha256').update(`${storeEventId}/${type}`).digest();
  let id = 'evt_';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= BITS_PER_DIGIT && id.length < 'evt_'.length + LENGTH) {
      bits -= BITS_PER_DIGIT;
      id += DIGITS[(held >> bits) & 31] ?? '';
    }
    held &= (1 << bits) - 1;
  }
  return id;
}

/** Rows of the journal for the public events of an event. */
const toEntries = (
  event: Recorded,
  { publications, kind, id, clientId, customerId, facts, publishedCount }: SubjectEntries,
): PublicEventRow[] =>
  publications.map((publication, ordinal) => ({
    id: publicEventId(event.id, publication.type),
    position: event.position,
    ordinal,
    type: publication.type,
    version: publicEventVersions[publication.type],
    subjectKind: kind,
    subjectId: id,
    sequence: publishedCount + ordinal + 1,
    clientId,
    customerId: listedCustomerId({ clientId, customerId }),
    occurredAt: publication.occurredAt ?? event.metadata.recordedAt,
    recordedAt: event.metadata.recordedAt,
    facts: { ...facts, ...publication.facts },
  }));

/**
 * The public journal: public events of consignments, manifests and number ranges, in the order in which they happened
 * (docs/event-feed.md). The table holds the state of each subject; the journal holds the events.
 */
export const publicEvents = foldProjection<InternalEvent, PublicSubjectRow>({
  name: 'public-events',
  prefix: folds.map(({ prefix }) => prefix),
  minIntervalMs: batchIntervals.relaxed,
  row: PublicSubjectRow,
  key: (event) => (foldOf(event).ignored.has(event.type) ? [] : [event.stream]),
  evolve: (row, event) => foldOf(event).evolve(row, event),
  journal: {
    row: PublicEventRow,
    deletion: 'public_event_deletion',
    entries: (before, after, event) => {
      const entries = after && foldOf(event).entries(before, after, event);
      return entries ? toEntries(event, entries) : [];
    },
  },
});
