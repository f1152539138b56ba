import { randomUUID } from 'node:crypto';

import type { DomainEvent, EventContext, Recorded } from '@contracts/events/domain-event.js';
import type { NewEvent } from '@event-store/event-store.js';

export const context: EventContext = {
  actor: { id: 1, name: 'Sam Ng', kind: 'USER', onBehalfOf: null },
  clientId: 7,
  customerId: 3,
  correlationId: 'test',
  causationId: null,
  recordedAt: '2026-11-20T02:00:00.000Z',
  schemaVersion: 1,
};

/** Events of one stream, as read from the store. */
export function recorded<Event extends DomainEvent>(
  stream: string,
  events: readonly Event[],
  changes: Partial<EventContext> = {},
): Recorded<Event>[] {
  return events.map((event, revision) => ({
    ...event,
    id: randomUUID(),
    stream,
    revision,
    position: String(revision + 1).padStart(19, '0'),
    metadata: { ...context, ...changes, prevHash: null, hash: '' },
  }));
}

/** Events ready to be appended. */
export const fresh = (events: readonly DomainEvent[]): NewEvent[] =>
  events.map((event) => ({ ...event, id: randomUUID(), metadata: context }));
