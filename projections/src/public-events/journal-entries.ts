import type { Recorded } from '@contracts/events/domain-event.js';
import type { PublicSubjectKind } from '@contracts/public-events/public-event-facts.js';
import { publicEventVersions } from '@contracts/public-events/public-event-types.js';
import type { PublicEventRow } from '@read-models/public-event.row.js';

import { publicEventId } from './event-id.js';
import type { Publication } from './publication.js';

/** Whom and what the entries of one event are about. */
export interface EntrySubject {
  readonly kind: PublicSubjectKind;
  readonly id: number;
  readonly clientId: number;
  readonly customerId: number;
  /** What every event of the subject says of it. */
  readonly facts: object;
  /** Public events of the subject before this one. */
  readonly told: number;
}

/** Rows of the journal for what follows from an event. */
export const toEntries = (
  event: Recorded,
  publications: readonly Publication[],
  { kind, id, clientId, customerId, facts, told }: EntrySubject,
): PublicEventRow[] =>
  publications.map((publication, ordinal) => ({
    id: publicEventId(event.id, publication.type),
    position: event.position,
    ordinal,
    type: publication.type,
    version: publicEventVersions[publication.type],
    subjectKind: kind,
    subjectId: id,
    sequence: told + ordinal + 1,
    clientId,
    customerId,
    occurredAt: publication.occurredAt ?? event.metadata.recordedAt,
    recordedAt: event.metadata.recordedAt,
    facts: { ...facts, ...publication.facts },
  }));
