import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import type { Position } from '@contracts/events/domain-event.js';
import { channels, type ProjectionProgress } from '@contracts/realtime/messages.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';
import { append } from '../../projections/src/testing/store-of-consignments.js';
import { content, owner } from '../../projections/src/testing/sample-consignment.js';
import type { BenchLine, BenchContext } from './bench-context.js';
import { figures } from './http-load.js';
import { parseJson } from '../support/json.js';

const EVENTS_PER_SECOND = 500;
const WARM_UP = 500;
const EVENTS = 3_000;
/** Far above the ids of the demo. */
const FIRST_ID = 5_000_000;
const TARGET_P50_MS = 10;
const TARGET_P99_MS = 50;

interface Append {
  readonly position: Position;
  readonly requestedAt: number;
  readonly respondedAt: number;
}

/** Time from requesting an append to its committed row in the list, under a steady stream of events. */
export async function benchVisible({
  databaseUrl,
  eventStoreUrl,
}: BenchContext): Promise<BenchLine[]> {
  const store = await connectEventStore(eventStoreUrl);
  const list = await watchList(databaseUrl);
  try {
    const appends = (await appendSteadily(store)).slice(WARM_UP);
    await list.reaches(
      appends
        .map(({ position }) => position)
        .sort()
        .at(-1) ?? '',
    );
    const toRow = figures(
      appends.map(({ position, requestedAt }) => list.visibleAt(position) - requestedAt),
      1,
    );
    const toResponse = figures(
      appends.map(({ requestedAt, respondedAt }) => respondedAt - requestedAt),
      1,
    );
    return [
      {
        what: `append to row visible, ${EVENTS_PER_SECOND} events/s`,
        measured: `p50 ${toRow.p50Ms} ms, p99 ${toRow.p99Ms} ms`,
        floor: `append p50 ${toResponse.p50Ms}, p99 ${toResponse.p99Ms} ms`,
        target: {
          text: `p50 ${TARGET_P50_MS}, p99 ${TARGET_P99_MS} ms`,
          isMet: toRow.p50Ms < TARGET_P50_MS && toRow.p99Ms < TARGET_P99_MS,
        },
      },
    ];
  } finally {
    await list.stop();
    await store.close();
  }
}

/** Appends on schedule, whether or not earlier ones have completed. */
async function appendSteadily(store: EventStore): Promise<Append[]> {
  const started = performance.now();
  const appends: Promise<Append>[] = [];
  while (appends.length < EVENTS + WARM_UP) {
    const due = ((performance.now() - started) / 1000) * EVENTS_PER_SECOND;
    while (appends.length < due) appends.push(draft(store, FIRST_ID + appends.length));
    await pause(1);
  }
  return Promise.all(appends);
}

async function draft(store: EventStore, consignmentId: number): Promise<Append> {
  const requestedAt = performance.now();
  const data = { consignmentId, owner, content: content() };
  const position = await append(store, consignmentId, [{ type: 'ConsignmentDrafted', data }]);
  return { position, requestedAt, respondedAt: performance.now() };
}

/** Time at which the list reached a position, according to the notification sent on commit. */
async function watchList(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const received: { position: Position; at: number }[] = [];
  client.on('notification', ({ payload = '{}' }) => {
    const { name, position } = parseJson<ProjectionProgress>(payload);
    if (name !== 'consignment-list') return;
    received.push({ position, at: performance.now() });
  });
  await client.query(`listen ${channels.projectionProgress}`);
  const firstAt = (position: Position) =>
    received.find((notification) => notification.position >= position);
  return {
    visibleAt: (position: Position) => firstAt(position)?.at ?? Infinity,
    reaches: async (position: Position) => {
      while (!firstAt(position)) await once(client, 'notification');
    },
    stop: () => client.end(),
  };
}
