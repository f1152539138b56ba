import type { DomainEvent, Recorded } from '@contracts/events/domain-event.js';

import type { EventStore } from './event-store.js';

/** Events read at once. */
const PAGE_SIZE = 2_000;

/**
 * Reads a stream of any length, a page at a time.
 * @param after exclusive revision to start from; -1 for the beginning
 */
export async function* streamPages(
  store: EventStore,
  stream: string,
  after = -1,
): AsyncGenerator<readonly Recorded[], void> {
  for (let last = after; ;) {
    const events = await store.readStream(stream, { after: last, limit: PAGE_SIZE });
    if (events.length > 0) yield events;
    if (events.length < PAGE_SIZE) return;
    last = events.at(-1)?.revision ?? last;
  }
}

/**
 * Reads all events of a stream that its aggregate keeps short: a consignment or a manifest. The store's upcasters
 * ensure that its events have the current shape.
 */
export async function readWholeStream<Event extends DomainEvent = DomainEvent>(
  store: EventStore,
  stream: string,
): Promise<readonly Recorded<Event>[]> {
  const events: Recorded[] = [];
  for await (const page of streamPages(store, stream)) events.push(...page);
  return events as Recorded<Event>[];
}
