import type { Recorded } from '@contracts/events/domain-event.js';
import type { PublicSubjectKind } from '@contracts/public-events/public-event-facts.js';
import { publicEventVersions } from '@contracts/public-events/public-event-types.js';
import { listedCustomerId } from '@contracts/rules/test-environment.js';
import type { PublicEventRow } from '@read-models/public-event.row.js';
import type { Publication } from './publish-events.js';
import { createHash } from 'node:crypto';

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

/** Owner and subject of the entries of one event. */
export interface EntrySubject {
  readonly kind: PublicSubjectKind;
  readonly id: number;
  readonly clientId: number;
  readonly customerId: number;
  /** Facts of the subject in each of its events. */
  readonly facts: object;
  /** Public events of the subject before this one. */
  readonly told: number;
}

/** Rows of the journal for the public events of an event. */
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
    customerId: listedCustomerId({ clientId, customerId }),
    occurredAt: publication.occurredAt ?? event.metadata.recordedAt,
    recordedAt: event.metadata.recordedAt,
    facts: { ...facts, ...publication.facts },
  }));
