import { Injectable } from '@nestjs/common';

import { contentEvents } from '@contracts/events/consignment.events.js';

import { ChangedByAnother, type ChangesSince } from '../domain/consignment.errors.js';
import { ConsignmentStories, recordOf, type ConsignmentStory } from './consignment-story.js';
import { shownChanges } from './view/shown-changes.js';

/** Says who changed a record while somebody else was editing it, and what (GAP-61). */
@Injectable()
export class ChangeTrail {
  constructor(private readonly stories: ConsignmentStories) {}

  /** Throws the refusal again; one about a changed record says who changed it, and what. */
  async explain(id: number, revision: number | null, refusal: unknown): Promise<never> {
    if (!(refusal instanceof ChangedByAnother)) throw refusal;
    throw new ChangedByAnother(changesSince(await this.stories.of(id), revision ?? 0));
  }
}

/** What happened to the content after its `revision`-th change. */
function changesSince(story: ConsignmentStory, revision: number): ChangesSince {
  const seen = story.slice(0, lengthAt(story, revision));
  const since = story.slice(seen.length).filter(({ type }) => contentEvents.has(type));
  const people = new Map(
    since.map(({ metadata: { actor } }) => [`${actor.kind} ${actor.id}`, actor]),
  );
  const now = recordOf(story);

  return {
    revision: now.contentRevision,
    changedBy: [...people.values()].map(({ id, name }) => ({ id, name })),
    changedFields: shownChanges(recordOf(seen), now).map(({ path }) => path),
  };
}

/** How many events make up the first `revision` changes of content, with what came before the next. */
function lengthAt(story: ConsignmentStory, revision: number): number {
  const changes = story.flatMap(({ type }, index) => (contentEvents.has(type) ? [index] : []));
  return changes[revision] ?? story.length;
}
