import fs from 'node:fs';
import path from 'node:path';

import { connectEventStore } from '@event-store/connect-event-store.js';
import { readWholeStream } from '@event-store/stream-pages.js';

import { startEventStoreDB } from '../support/eventstoredb/start-eventstoredb.js';
import { createTestDatabase } from '../support/test-database.js';
import { fold } from './folds.js';
import { openReadModels, type ReadModels } from './read-models.js';
import {
  appendRecordedStream,
  readRecordedStream,
  recordedStreamNames,
} from './recorded-stream.js';

async function openPostgres() {
  const database = await createTestDatabase('replay');
  return { url: database.url, stop: () => database.drop() };
}

const names = [
  'a-range-that-runs-out',
  'an-old-shape-lifted',
  'deleted-and-restored',
  'delivered-in-parts',
  'drafted-then-created',
  'forgotten-on-request',
  'manifested-with-a-pickup',
  'pieces-with-numbers',
  'priced-by-the-carrier',
  'resent-by-a-person',
];

describe.each([
  ['Postgres', openPostgres],
  ['EventStoreDB', startEventStoreDB],
])('a recorded stream on %s', (_adapter, open) => {
  let readModels: ReadModels;

  beforeAll(async () => {
    readModels = await openReadModels();
  });

  afterAll(() => readModels.close());

  it.each(names)('produces the same records and rows as before: %s', async (name) => {
    const recorded = await readRecordedStream(name);
    const server = await open();
    const store = await connectEventStore(server.url);
    await appendRecordedStream(store, recorded);

    const streams = Object.keys(recorded.expected);
    const records = await Promise.all(
      streams.map(async (stream) => [stream, fold(stream, await readWholeStream(store, stream))]),
    );
    const rows = await readModels.replay(server.url);
    await store.close();
    await server.stop();

    expect(Object.fromEntries(records)).toEqual(recorded.expected);
    expect(rows).toEqual(recorded.rows);
  });
});

describe('recorded streams', () => {
  it('are all replayed', async () => {
    expect(await recordedStreamNames()).toEqual(names);
  });

  it('contain every event type', async () => {
    const recordedStreams = await Promise.all(names.map(readRecordedStream));
    const recordedTypes = new Set(
      recordedStreams.flatMap(({ events }) => events.map(({ type }) => type)),
    );
    const catalogue = fs.readFileSync(
      path.join(import.meta.dirname, '../../docs/event-catalogue.md'),
      'utf8',
    );
    const types = [...catalogue.matchAll(/^\| ([A-Z]\w+) \| (?!Data)/gm)].map(([, type]) => type!);

    expect(types.length).toBeGreaterThan(30);
    expect(types.filter((type) => !recordedTypes.has(type))).toEqual([]);
  });
});
