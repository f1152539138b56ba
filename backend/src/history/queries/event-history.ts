import type { DomainEvent, Recorded } from '@contracts/events/domain-event.js';
import type { ChangeView, HistoryEventView } from '@contracts/views/history.view.js';

import { RecordNotFound } from '../../platform/record-not-found.js';

/** Defines how one aggregate's history is rendered. */
export interface HistoryDefinition<Record, Event extends DomainEvent> {
  /** `record` is null before the first event. */
  readonly evolve: (record: Record | null, event: Recorded<Event>) => Record;
  /** One human-readable sentence. */
  readonly summarise: (event: Event) => string;
  readonly changes: (before: Record | null, after: Record) => ChangeView[];
}

/** Renders every event after a revision, oldest first, with its changes to the record. */
export function buildHistory<Record, Event extends DomainEvent>(
  events: readonly Recorded<Event>[],
  { evolve, summarise, changes }: HistoryDefinition<Record, Event>,
  after: number,
): HistoryEventView[] {
  let record: Record | null = null;
  return events
    .map((event): HistoryEventView => {
      const before = record;
      const after = evolve(before, event);
      record = after;
      return { ...headOf(event), summary: summarise(event), changes: changes(before, after) };
    })
    .filter(({ revision }) => revision > after);
}

/** The record after one event. @throws RecordNotFound if there is no such event */
export function asOf<Record, Event extends DomainEvent>(
  events: readonly Recorded<Event>[],
  { evolve }: HistoryDefinition<Record, Event>,
  revision: number,
): Record {
  const record = events
    .filter((event) => event.revision <= revision)
    .reduce<Record | null>(evolve, null);
  if (record === null || !events.some((event) => event.revision === revision))
    throw new RecordNotFound(`revision ${revision}`);
  return record;
}

function headOf({ id, revision, type, metadata: { actor, recordedAt } }: Recorded) {
  const { id: actorId, name, onBehalfOf } = actor;
  return { eventId: id, revision, at: recordedAt, actor: { id: actorId, name, onBehalfOf }, type };
}
