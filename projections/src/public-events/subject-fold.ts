import type { Recorded } from '@contracts/events/domain-event.js';
import type { InternalEvent } from '@contracts/events/internal-event.js';
import type { PublicEventRow } from '@read-models/public-event.row.js';
import type { PublicSubjectRow } from '@read-models/public-subject.row.js';

/** How the events of one kind of stream become public. */
export interface SubjectFold<Event extends InternalEvent = InternalEvent> {
  readonly prefix: string;
  /** Events that neither say anything nor are remembered: no row is read for them. */
  readonly ignored: ReadonlySet<string>;
  readonly evolve: (row: PublicSubjectRow | null, event: Recorded<Event>) => PublicSubjectRow;
  /** Entries of the journal, from the row before and after the event. */
  readonly entries: (
    before: PublicSubjectRow | null,
    after: PublicSubjectRow,
    event: Recorded<Event>,
  ) => readonly PublicEventRow[];
}
