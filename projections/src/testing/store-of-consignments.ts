import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { EventStore } from '@event-store/event-store.js';

import { fresh } from './recorded.js';
import { connote, content, manifested, offer, scanned } from './sample-consignment.js';

const CLIENTS = 5;

/** Appends to one consignment's stream, whatever its revision. */
export async function append(
  store: EventStore,
  id: number,
  events: readonly ConsignmentEvent[],
): Promise<string> {
  const { position } = await store.append(`consignment-${id}`, fresh(events), 'any');
  return position;
}

/** Appends many consignments of several clients, at every stage. */
export async function appendConsignments(
  store: EventStore,
  first: number,
  count: number,
): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => first + index);
  for (const life of [begin, change, send, deliver])
    await Promise.all(
      ids.map(async (id) => {
        const events = life(id);
        if (events.length > 0) await append(store, id, events);
      }),
    );
}

function ownerOf(id: number) {
  const clientId = 1 + (id % CLIENTS);
  return { clientId, clientName: `Client ${clientId}`, customerId: 1 + (clientId % 2) };
}

function begin(id: number): ConsignmentEvent[] {
  const data = { consignmentId: id, owner: ownerOf(id), content: contentOf(id) };
  if (id % 7 === 0) return [{ type: 'ConsignmentDrafted', data }];
  return [
    { type: 'ConsignmentCreated', data },
    { type: 'OfferSelected', data: { offer: offer() } },
    connote(id),
  ];
}

function change(id: number): ConsignmentEvent[] {
  if (id % 11 === 0) return [{ type: 'ConsignmentDeleted', data: {} }];
  if (id % 5 !== 0) return [];
  return [{ type: 'ConsignmentAmended', data: { content: contentOf(id + 1) } }];
}

function send(id: number): ConsignmentEvent[] {
  if (id % 22 === 0) return [{ type: 'ConsignmentRestored', data: {} }];
  if (id % 7 === 0 || id % 11 === 0 || id % 3 === 0) return [];
  return [manifested(Math.ceil(id / 10))];
}

function deliver(id: number): ConsignmentEvent[] {
  if (send(id)[0]?.type !== 'ConsignmentManifested') return [];
  return id % 2 === 0 ? [scanned('PICKED_UP')] : [scanned('IN_TRANSIT'), scanned('DELIVERED')];
}

const contentOf = (id: number) =>
  content({
    dispatchDate: `2026-11-${String(1 + (id % 28)).padStart(2, '0')}`,
    references: [`PO\t"${id}"`, `back\\slash ${id}`],
  });
