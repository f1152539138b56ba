import type { Recorded } from '@contracts/events/domain-event.js';
import type { InternalEvent } from '@contracts/events/internal-event.js';
import type { PublicEventRow } from '@read-models/public-event.row.js';
import type { PublicSubjectRow } from '@read-models/public-subject.row.js';

/** Mapping of one kind of stream to public events. */
export interface SubjectFold<Event extends InternalEvent = InternalEvent> {
  readonly prefix: string;
  /** Events that change neither the state nor the journal: no row is read for them. */
  readonly ignored: ReadonlySet<string>;
  readonly evolve: (row: PublicSubjectRow | null, event: Recorded<Event>) => PublicSubjectRow;
  /** Entries of the journal, from the row before and after the event. */
  readonly entries: (
    before: PublicSubjectRow | null,
    after: PublicSubjectRow,
    event: Recorded<Event>,
  ) => readonly PublicEventRow[];
}
