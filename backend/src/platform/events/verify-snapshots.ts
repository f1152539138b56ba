import { isDeepStrictEqual } from 'node:util';

import type { ClientBase, Pool } from 'pg';

import type { DomainEvent } from '@contracts/events/domain-event.js';
import type { EventStore } from '@event-store/event-store.js';
import { streamPages } from '@event-store/stream-pages.js';

import type { StreamDefinition } from './stream-definition.js';

type VerifiedDefinition<State, Event extends DomainEvent> = Pick<
  StreamDefinition<State, Event>,
  'prefix' | 'initial' | 'evolve' | 'snapshots'
>;

interface SnapshotRow {
  readonly stream: string;
  readonly version: number;
  readonly revision: number;
  readonly hash: string;
  readonly state: unknown;
}

export interface SnapshotVerification {
  readonly count: number;
  /** One line for each snapshot that differs from a replay of its stream. */
  readonly defects: readonly string[];
}

/** Compares every snapshot with a replay of its stream, one at a time; ignores those of other versions. */
export async function verifySnapshots<State, Event extends DomainEvent>(
  database: ClientBase | Pool,
  store: EventStore,
  definitions: readonly VerifiedDefinition<State, Event>[],
): Promise<SnapshotVerification> {
  const defects: string[] = [];
  let count = 0;
  for (let after = ''; ;) {
    const { rows } = await database.query<SnapshotRow>(
      `select stream, version, revision, hash, state from stream_snapshot
       where stream > $1 order by stream limit 1`,
      [after],
    );
    const [row] = rows;
    if (!row) return { count, defects };
    after = row.stream;
    count += 1;
    const definition = definitions.find(({ prefix }) => after.startsWith(prefix));
    const defect = definition ? await findDefect(store, definition, row) : null;
    if (defect !== null) defects.push(defect);
  }
}

/** Describes a snapshot's defect; null if it has none, or this version does not read it. */
async function findDefect<State, Event extends DomainEvent>(
  store: EventStore,
  { initial, evolve, snapshots }: VerifiedDefinition<State, Event>,
  { stream, version, revision, hash, state: saved }: SnapshotRow,
): Promise<string | null> {
  if (snapshots?.version !== version) return null;

  let state = initial;
  for await (const page of streamPages(store, stream))
    for (const event of page) {
      // upcasters guarantee that stored events have their current schema
      state = evolve(state, event as unknown as Event);
      if (event.revision < revision) continue;
      if (event.metadata.hash !== hash)
        return `${stream}: the snapshot of revision ${revision} does not match that event`;
      return isDeepStrictEqual(asJson(snapshots.encode(state)), saved)
        ? null
        : `${stream}: the snapshot of revision ${revision} differs from its events`;
    }
  return `${stream}: the snapshot of revision ${revision} is ahead of its stream`;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
