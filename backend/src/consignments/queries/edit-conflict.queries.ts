import { Injectable } from '@nestjs/common';

import { contentEvents } from '@contracts/events/consignment.events.js';

import { RevisionConflict, type EditConflict } from '../domain/consignment.errors.js';
import {
  ConsignmentEventReader,
  replayConsignment,
  type ConsignmentEventStream,
} from './consignment-event.reader.js';
import { viewDifferences } from './view/view-differences.js';

/** Finds the author and fields of changes made while the caller was editing (GAP-61). */
@Injectable()
export class EditConflictQueries {
  constructor(private readonly events: ConsignmentEventReader) {}

  /** Rethrows an error; a revision conflict gets the author and fields of the change. */
  async explain(id: number, revision: number | null, error: unknown): Promise<never> {
    if (!(error instanceof RevisionConflict)) throw error;
    throw new RevisionConflict(changesSince(await this.events.readUnscoped(id), revision ?? 0));
  }
}

/** Lists the content changes after the first `revision` ones. */
function changesSince(events: ConsignmentEventStream, revision: number): EditConflict {
  const before = events.slice(0, lengthAt(events, revision));
  const since = events.slice(before.length).filter(({ type }) => contentEvents.has(type));
  const editors = new Map(
    since.map(({ metadata: { actor } }) => [`${actor.kind} ${actor.id}`, actor]),
  );
  const changes = viewDifferences(replayConsignment(before), replayConsignment(events));

  return {
    revision: events.filter(({ type }) => contentEvents.has(type)).length,
    changedBy: [...editors.values()].map(({ id, name }) => ({ id, name })),
    changedFields: changes.map(({ path }) => path),
  };
}

/** Number of events before the content change that follows the first `revision` ones. */
function lengthAt(events: ConsignmentEventStream, revision: number): number {
  const changes = events.flatMap(({ type }, index) => (contentEvents.has(type) ? [index] : []));
  return changes[revision] ?? events.length;
}
