import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type { DomainEvent, EventContext, Recorded } from '@contracts/events/domain-event.js';
import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { ManifestEvent } from '@contracts/events/manifest.events.js';
import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore, ExpectedRevision } from '@event-store/event-store.js';

import {
  emptyRecord,
  evolveRecord,
} from '../../backend/src/consignments/domain/record/consignment-record.js';
import {
  emptyManifest,
  evolveManifestRecord,
} from '../../backend/src/manifests/domain/manifest-record.js';
import { evolve, unknownRange } from '../../backend/src/prefix-ranges/domain/prefix-range.js';
import { startEventStoreDB } from '../support/eventstoredb/start-eventstoredb.js';
import { createTestDatabase } from '../support/test-database.js';

interface RecordedStory {
  readonly about: string;
  readonly events: readonly (DomainEvent & {
    readonly stream: string;
    readonly metadata: EventContext;
  })[];
  /** What each stream folds to. */
  readonly expected: Readonly<Record<string, unknown>>;
}

/** What a stream of each kind folds to, as plain JSON. */
const folds: Readonly<Record<string, (events: readonly Recorded[]) => unknown>> = {
  consignment: (events) =>
    (events as unknown as Recorded<ConsignmentEvent>[]).reduce(evolveRecord, emptyRecord),
  manifest: (events) =>
    (events as unknown as Recorded<ManifestEvent>[]).reduce(evolveManifestRecord, emptyManifest),
  prefixRange: (events) =>
    plain((events as unknown as Recorded<PrefixRangeEvent>[]).reduce(evolve, unknownRange)),
};

const plain = ({ accounts, ...range }: ReturnType<typeof evolve>) => ({
  ...range,
  accounts: [...accounts].map(([id, { assigned, ...account }]) => ({
    id,
    ...account,
    assigned: assigned.layers
      .flatMap((layer) => [...layer])
      .map(([consignmentId, number]) => ({ consignmentId, number }))
      .sort((one, other) => one.number - other.number),
  })),
});

const fold = (stream: string, events: readonly Recorded[]) => folds[stream.split('-')[0]!]!(events);

/** Each event as the first or the next of its stream, as it was once written. */
async function append(store: EventStore, { events }: RecordedStory): Promise<void> {
  const ends = new Map<string, ExpectedRevision>();
  for (const { stream, ...event } of events) {
    const expected = ends.get(stream) ?? 'noStream';
    const { revision, hash } = await store.append(
      stream,
      [{ ...event, id: randomUUID() }],
      expected,
    );
    ends.set(stream, { revision, hash });
  }
}

const folder = path.join(import.meta.dirname, 'streams');

async function openPostgres() {
  const database = await createTestDatabase('replay');
  return { url: database.url, stop: () => database.drop() };
}

describe.each([
  ['Postgres', openPostgres],
  ['EventStoreDB', startEventStoreDB],
])('a recorded stream on %s', (_adapter, open) => {
  const names = [
    'a-range-that-runs-out',
    'an-old-shape-lifted',
    'deleted-and-restored',
    'delivered-in-parts',
    'drafted-then-created',
    'manifested-with-a-pickup',
  ];

  it.each(names)('gives the same records as ever: %s', async (name) => {
    const story = JSON.parse(
      await fs.readFile(path.join(folder, `${name}.json`), 'utf8'),
    ) as RecordedStory;
    const server = await open();
    const store = await connectEventStore(server.url);

    await append(store, story);

    for (const [stream, expected] of Object.entries(story.expected))
      expect(fold(stream, await store.readStream(stream))).toEqual(expected);
    await store.close();
    await server.stop();
  });

  it('is there for every file', async () => {
    expect((await fs.readdir(folder)).sort()).toEqual(names.map((name) => `${name}.json`));
  });
});
