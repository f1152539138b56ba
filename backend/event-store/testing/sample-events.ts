import { randomUUID } from 'node:crypto';

import type { Recorded } from '@contracts/events/domain-event.js';

import type { EventStore, NewEvent, SubscribeOptions } from '../event-store.js';

/** A unique stream; `kind` is its prefix. */
export const newStream = (kind = 'sample'): string => `${kind}-${randomUUID()}`;

/** A sample event; `data` is what the test checks. */
export function newEvent(data: unknown = {}): NewEvent {
  return {
    id: randomUUID(),
    type: 'SampleTaken',
    data,
    metadata: {
      actor: { id: 12, name: 'Sam Okafor', kind: 'USER', onBehalfOf: null },
      clientId: 7,
      customerId: null,
      correlationId: randomUUID(),
      causationId: null,
      recordedAt: '2026-03-02T01:15:00.000Z',
      schemaVersion: 1,
    },
  };
}

/** Sample events numbered from 0 in their data. */
export const newEvents = (count: number): NewEvent[] =>
  Array.from({ length: count }, (_, n) => newEvent({ n }));

/** Collects events of a follower, in order, until `count` have arrived. */
export async function subscribeUntil(
  store: EventStore,
  count: number,
  options: Omit<SubscribeOptions, 'signal'>,
): Promise<Recorded[]> {
  const done = new AbortController();
  const events: Recorded[] = [];
  for await (const batch of store.subscribe({ ...options, signal: done.signal })) {
    events.push(...batch.events);
    if (events.length >= count) done.abort();
  }
  return events;
}

export const idsOf = (events: readonly { readonly id: string }[]): string[] =>
  events.map(({ id }) => id);
