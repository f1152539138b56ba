import type { DomainEvent, Recorded } from '@contracts/events/domain-event.js';
import type { ChangeView, HistoryEventView } from '@contracts/views/history.view.js';

import { RecordNotFound } from '../../platform/record-not-found.js';

/** How the story of one kind of record is told. */
export interface Telling<Record, Event extends DomainEvent> {
  readonly empty: Record;
  readonly evolve: (record: Record, event: Recorded<Event>) => Record;
  /** One sentence in the words of the business. */
  readonly summarise: (event: Event) => string;
  readonly changes: (before: Record, after: Record) => ChangeView[];
}

/** Every event after a revision, oldest first, each with what it changed on the record. */
export function tell<Record, Event extends DomainEvent>(
  story: readonly Recorded<Event>[],
  { empty, evolve, summarise, changes }: Telling<Record, Event>,
  after: number,
): HistoryEventView[] {
  let record = empty;
  return story
    .map((event): HistoryEventView => {
      const before = record;
      record = evolve(before, event);
      return { ...headOf(event), summary: summarise(event), changes: changes(before, record) };
    })
    .filter(({ revision }) => revision > after);
}

/** The record as it was after one event. @throws RecordNotFound when there was no such event */
export function asOf<Record, Event extends DomainEvent>(
  story: readonly Recorded<Event>[],
  { empty, evolve }: Telling<Record, Event>,
  revision: number,
): Record {
  if (!story.some((event) => event.revision === revision))
    throw new RecordNotFound(`revision ${revision}`);
  return story.filter((event) => event.revision <= revision).reduce(evolve, empty);
}

function headOf({ id, revision, type, metadata: { actor, recordedAt } }: Recorded) {
  const { id: actorId, name, onBehalfOf } = actor;
  return { eventId: id, revision, at: recordedAt, actor: { id: actorId, name, onBehalfOf }, type };
}
