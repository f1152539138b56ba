import type { EventFacts, PublicSubjectKind } from './public-event-facts.js';

/** A row of the public journal: the event, its subject and its owner. */
export interface StoredPublicEvent {
  readonly id: string;
  readonly type: keyof EventFacts;
  readonly version: number;
  readonly subjectKind: PublicSubjectKind;
  readonly subjectId: number;
  /** 1 for the first event of the subject, without gaps. */
  readonly sequence: number;
  readonly clientId: number;
  readonly occurredAt: string;
  readonly recordedAt: string;
  /** `FactsOf` its type. */
  readonly facts: object;
}
