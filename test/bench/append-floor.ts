import { randomUUID } from 'node:crypto';

import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import pg from 'pg';

import { parseConnectionString } from '@event-store/eventstoredb/connection-string.js';
import type { NewEvent } from '@event-store/event-store.js';

export type Action = () => Promise<unknown>;

/** The minimum work a store has to do for one append, by the same number of callers. */
export interface AppendFloor {
  /** One per caller, to be repeated. */
  readonly actions: readonly Action[];
  close(): Promise<void>;
}

/** Inserts of one row, each caller on its own connection to Postgres. */
export async function insertFloor(
  url: string,
  callers: number,
  sample: () => NewEvent,
): Promise<AppendFloor> {
  const clients = Array.from({ length: callers }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query(TABLE);
  return {
    actions: clients.map((client) => () => client.query(insertOf(sample()))),
    close: async () => {
      await clients[0]?.query('drop table if exists bench_floor');
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

const TABLE = `create table if not exists bench_floor (
  position bigint generated always as identity primary key,
  stream text, revision integer, id uuid, type text, data jsonb, metadata jsonb)`;

function insertOf({ id, type, data, metadata }: NewEvent): pg.QueryConfig {
  return {
    name: 'bench_floor_insert',
    text: `insert into bench_floor (stream, revision, id, type, data, metadata)
           values ($1, $2, $3, $4, $5, $6) returning position`,
    values: [`bench-${id}`, 0, id, type, data, metadata],
  };
}

/** Calls of EventStoreDB's own client, one for each append and without its batches. */
export function callFloor(url: string, callers: number, sample: () => NewEvent): AppendFloor {
  const client = EventStoreDBClient.connectionString(url);
  // With credentials in the call, the client does not batch it.
  const credentials = parseConnectionString(url).credentials ?? { username: '', password: '' };
  const caller = (): Action => {
    const stream = `bench-${randomUUID()}`;
    let expectedRevision: bigint | typeof NO_STREAM = NO_STREAM;
    return async () => {
      const { id, type, data, metadata } = sample();
      const event = jsonEvent({ id, type, data: { ...(data as object) }, metadata });
      const options = { expectedRevision, credentials, requiresLeader: true };
      const { nextExpectedRevision } = await client.appendToStream(stream, event, options);
      expectedRevision = nextExpectedRevision;
    };
  };
  return {
    actions: Array.from({ length: callers }, caller),
    close: () => client.dispose(),
  };
}
