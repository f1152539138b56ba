import type { Recorded } from '@contracts/events/domain-event.js';
import type { InternalEvent } from '@contracts/events/internal-event.js';
import type { PublicSubjectKind } from '@contracts/public-events/public-event-facts.js';
import type { PublicSubjectRow } from '@read-models/public-subject.row.js';

import type { Publication } from './publication.js';

/** Owner and subject of the entries of one event. */
export interface EntrySubject {
  readonly kind: PublicSubjectKind;
  readonly id: number;
  readonly clientId: number;
  readonly customerId: number;
  /** Facts of the subject in each of its events. */
  readonly facts: object;
  /** Number of public events of the subject before this one. */
  readonly publishedCount: number;
}

/** The public events of an event, with their subject. */
export interface SubjectEntries extends EntrySubject {
  readonly publications: readonly Publication[];
}

/** Mapping of one kind of stream to public events. */
export interface SubjectFold<Event extends InternalEvent = InternalEvent> {
  readonly prefix: string;
  /** Events that change neither the state nor the journal: no row is read for them. */
  readonly ignored: ReadonlySet<string>;
  readonly evolve: (row: PublicSubjectRow | null, event: Recorded<Event>) => PublicSubjectRow;
  /** Entries of the journal, from the row before and after the event; null for none. */
  readonly entries: (
    before: PublicSubjectRow | null,
    after: PublicSubjectRow,
    event: Recorded<Event>,
  ) => SubjectEntries | null;
}
