import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { connectEventStore } from '@event-store/connect-event-store.js';
import { type Action, type AppendFloor, callFloor, insertFloor } from './append-floor.js';
import { atLeast, type BenchLine, type BenchContext } from './bench-context.js';
import { quantile } from './http-load.js';
import type { EventStore, ExpectedRevision, NewEvent } from '@event-store/event-store.js';

/** Number of concurrent callers, with the target as a multiple of the floor. */
const TARGETS: ReadonlyMap<number, number> = new Map([
  [1, 0.8],
  [8, 0.8],
  [32, 1.5],
  [128, 3],
]);
/** Targets of the client's own calls, one for each append, without its batches. */
const TARGETS_ON_EVENTSTOREDB: ReadonlyMap<number, number> = new Map([
  [1, 0.9],
  [8, 0.9],
  [32, 0.9],
]);
const CALLERS_OF_P99 = 32;
const TARGET_P99_MS = 3;
const OWN_DATABASE = 'bench_appends';
/** Short alternating turns, so that other load on the machine affects both equally. */
const ROUNDS = 8;
const TURN_MS = 300;

interface Measured {
  readonly callers: number;
  readonly appendsPerSecond: number;
  readonly p99Ms: number;
  readonly floorP99Ms: number;
  /** Appends of the floor with as many callers, in the same run. */
  readonly floorPerSecond: number;
  /** `appendsPerSecond` as a multiple of the floor. */
  readonly ratio: number;
}

type OpenFloor = (
  url: string,
  callers: number,
  sample: () => NewEvent,
) => AppendFloor | Promise<AppendFloor>;

/**
 * Appends of one event each, from callers that wait for their response, compared with a raw INSERT of the same event.
 * Runs in a separate database on the product's server, without the product's followers, since the table of the floor
 * has none; their cost is included in the figures for creates. With EVENT_STORE_URL, compared with a call of
 * EventStoreDB's own client to the same server.
 */
export async function benchAppends({
  databaseUrl,
  eventStoreUrl,
}: BenchContext): Promise<BenchLine[]> {
  const isOnPostgres = eventStoreUrl === databaseUrl;
  const url = isOnPostgres ? await ownDatabase(databaseUrl) : eventStoreUrl;
  const lines: BenchLine[] = [];
  for (const [callers, targetRatio] of isOnPostgres ? TARGETS : TARGETS_ON_EVENTSTOREDB) {
    const measured = await benchCallers(url, callers, isOnPostgres ? insertFloor : callFloor);
    lines.push({
      what: `appends, ${callers} callers`,
      measured: `${measured.appendsPerSecond}/s, p99 ${measured.p99Ms} ms`,
      floor: `${measured.floorPerSecond}/s, p99 ${measured.floorP99Ms} ms`,
      ...atLeast(measured.ratio, targetRatio),
    });
    if (isOnPostgres && callers === CALLERS_OF_P99) lines.push(p99Line(measured));
  }
  return lines;
}

async function ownDatabase(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create database ${OWN_DATABASE}`);
  } finally {
    await client.end();
  }
  const url = new URL(databaseUrl);
  url.pathname = OWN_DATABASE;
  return url.href;
}

const p99Line = ({ callers, p99Ms, floorP99Ms }: Measured): BenchLine => ({
  what: `p99 of an append, ${callers} callers`,
  measured: `${p99Ms} ms`,
  floor: `${floorP99Ms} ms`,
  target: { text: `under ${TARGET_P99_MS} ms`, isMet: p99Ms < TARGET_P99_MS },
});

async function benchCallers(url: string, callers: number, open: OpenFloor): Promise<Measured> {
  const store = await connectEventStore(url);
  const floor = await open(url, callers, sampleEvent);
  try {
    return await compare(
      floor.actions.map(() => appender(store)),
      floor.actions,
    );
  } finally {
    await floor.close();
    await store.close();
  }
}

async function compare(appends: readonly Action[], inserts: readonly Action[]): Promise<Measured> {
  const latencies: number[] = [];
  const floorLatencies: number[] = [];
  const rates: { appends: number; inserts: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await takeTurn(inserts);
    const turn = await takeTurn(appends);
    if (round === 0) continue; // warms up connections, plans and caches
    rates.push({ appends: turn.perSecond, inserts: floor.perSecond });
    latencies.push(...turn.latencies);
    floorLatencies.push(...floor.latencies);
  }
  return {
    callers: appends.length,
    appendsPerSecond: Math.round(
      quantile(
        0.5,
        rates.map((rate) => rate.appends),
      ),
    ),
    p99Ms: round2(quantile(0.99, latencies)),
    floorP99Ms: round2(quantile(0.99, floorLatencies)),
    floorPerSecond: Math.round(
      quantile(
        0.5,
        rates.map((rate) => rate.inserts),
      ),
    ),
    ratio: round2(
      quantile(
        0.5,
        rates.map((rate) => rate.appends / rate.inserts),
      ),
    ),
  };
}

function appender(store: EventStore): Action {
  const stream = `bench-${randomUUID()}`;
  let expected: ExpectedRevision = 'noStream';
  return async () => {
    expected = await store.append(stream, [sampleEvent()], expected, { isNew: true });
  };
}

/** Every caller repeats its action until the turn is over. */
async function takeTurn(actions: readonly Action[]) {
  const latencies: number[] = [];
  const start = performance.now();
  await Promise.all(
    actions.map(async (action) => {
      while (performance.now() - start < TURN_MS) {
        const startedAt = performance.now();
        await action();
        latencies.push(performance.now() - startedAt);
      }
    }),
  );
  return { latencies, perSecond: (latencies.length * 1_000) / (performance.now() - start) };
}

const round2 = (value: number): number => Number(value.toFixed(2));

function sampleEvent(): NewEvent {
  return {
    id: randomUUID(),
    type: 'ConsignmentDrafted',
    data: { clientId: 7, customerId: 41, reference: 'PO 4711', weightGrams: 12_500, items: 3 },
    metadata: {
      actor: { id: 12, name: 'Sam Okafor', kind: 'USER', onBehalfOf: null },
      clientId: 7,
      customerId: 41,
      correlationId: randomUUID(),
      causationId: null,
      recordedAt: new Date().toISOString(),
      schemaVersion: 1,
    },
  };
}
