import 'reflect-metadata';

import { isDeepStrictEqual } from 'node:util';

import pg from 'pg';

import type { DomainEvent } from '@contracts/events/domain-event.js';
import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';
import { streamPages } from '@event-store/stream-pages.js';

import { environmentOrExit } from './platform/config/read-environment.js';
import type { StreamDefinition } from './platform/event-streams.js';
import { prefixRangeStreams } from './prefix-ranges/index.js';

type Definition = StreamDefinition<unknown, DomainEvent>;

/** Every aggregate whose streams have snapshots. */
const definitions = [prefixRangeStreams as unknown as Definition];

interface SnapshotRow {
  readonly stream: string;
  readonly version: number;
  readonly revision: number;
  readonly hash: string;
  readonly state: unknown;
}

/**
 * Part of `npm run audit:verify`: compares every snapshot with a replay of its stream. Exits with 1 if it finds a
 * defect.
 */
const { DATABASE_URL, eventStoreUrl } = environmentOrExit();
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
const store = await connectEventStore(eventStoreUrl);
try {
  const defects: string[] = [];
  let count = 0;
  for (let after = ''; ;) {
    const { rows } = await database.query<SnapshotRow>(
      `select stream, version, revision, hash, state from stream_snapshot
       where stream > $1 order by stream limit 1`,
      [after],
    );
    const [row] = rows;
    if (!row) break;
    after = row.stream;
    const defect = await findDefect(store, row);
    count += 1;
    if (defect) defects.push(defect);
  }
  const verdict = defects.length === 0 ? 'sound' : `${defects.length} faults`;
  process.stdout.write(`${count} snapshots of long streams: ${verdict}\n`);
  for (const defect of defects) process.stdout.write(`  ${defect}\n`);
  if (defects.length > 0) process.exitCode = 1;
} finally {
  await store.close();
  await database.end();
}

/** Describes a snapshot's defect; null if it has none, or this version does not read it. */
async function findDefect(events: EventStore, row: SnapshotRow): Promise<string | null> {
  const { stream, version, revision, hash } = row;
  const definition = definitions.find(({ prefix }) => stream.startsWith(prefix));
  if (definition?.snapshots?.version !== version) return null;

  let state = definition.initial;
  for await (const page of streamPages(events, stream))
    for (const event of page) {
      state = definition.evolve(state, event);
      if (event.revision < revision) continue;
      if (event.metadata.hash !== hash)
        return `${stream}: the snapshot of revision ${revision} does not match that event`;
      return isDeepStrictEqual(asJson(definition.snapshots.encode(state)), row.state)
        ? null
        : `${stream}: the snapshot of revision ${revision} differs from its events`;
    }
  return `${stream}: the snapshot of revision ${revision} is ahead of its stream`;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
