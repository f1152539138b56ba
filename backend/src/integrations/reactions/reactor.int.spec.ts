import { randomUUID } from 'node:crypto';

import { runMigrations } from 'graphile-worker';
import pg from 'pg';

import { connectEventStore } from '@event-store/connect-event-store.js';
import type { EventStore } from '@event-store/event-store.js';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { JOBS_SCHEMA } from '../../platform/jobs/job-task.js';
import { jobsFor, reactionPrefixes, Reactor } from './reactor.js';

let database: TestDatabase;
let store: EventStore;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase('reactor');
  store = await connectEventStore(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await runMigrations({ connectionString: database.url, schema: JOBS_SCHEMA });
  await client.query(
    'create table reaction_checkpoint (name text primary key, position text not null, updated_at timestamptz not null default now())',
  );
});

afterAll(async () => {
  await client.end();
  await store.close();
  await database.drop();
});

beforeEach(() => client.query(`delete from ${JOBS_SCHEMA}._private_jobs`));

const reactor = (react = jobsFor) =>
  new Reactor(store, { name: 'test', prefixes: reactionPrefixes, react });

async function queueTransmission(manifestId: number): Promise<string> {
  const id = randomUUID();
  await store.append(
    `manifest-${manifestId}`,
    [
      {
        id,
        type: 'TransmissionQueued',
        data: { transferType: 'SFTP', fileName: `MAN-${manifestId}.json` },
        metadata: {
          actor: { id: 0, name: 'Linehaul', kind: 'SYSTEM', onBehalfOf: null },
          clientId: 7,
          customerId: 3,
          correlationId: 'test',
          causationId: null,
          recordedAt: '2026-11-20T04:00:00.000Z',
          schemaVersion: 1,
        },
      },
    ],
    'any',
  );
  return id;
}

const jobs = async () => {
  const { rows } = await client.query<{ key: string }>(
    `select key from ${JOBS_SCHEMA}.jobs order by id`,
  );
  return rows.map(({ key }) => key);
};

/** Follows until this many jobs exist, then aborts. */
async function followUntil(count: number): Promise<void> {
  const controller = new AbortController();
  const session = new pg.Client({ connectionString: database.url });
  await session.connect();
  const following = reactor().follow(session, controller.signal);
  while ((await jobs()).length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  controller.abort();
  await following;
  await session.end();
}

describe('reacting to events', () => {
  it('creates one job per event, across restarts', async () => {
    const first = await queueTransmission(1);
    await followUntil(1);
    const second = await queueTransmission(2);

    await followUntil(2);

    expect(await jobs()).toEqual([`transmit-manifest/${first}`, `transmit-manifest/${second}`]);
  });

  it('loses and duplicates nothing after a crash between jobs and checkpoint', async () => {
    const id = await queueTransmission(3);
    const crashing = new pg.Client({ connectionString: database.url });
    crashing.on('error', () => undefined);
    await crashing.connect();
    const { rows } = await crashing.query<{ pid: number }>('select pg_backend_pid() as pid');
    const query = crashing.query.bind(crashing) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(crashing, {
      query: async (...args: unknown[]) => {
        if (String(args[0]).startsWith('insert into reaction_checkpoint'))
          await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        return query(...args);
      },
    });

    await expect(reactor().follow(crashing, new AbortController().signal)).rejects.toThrow();
    const afterCrash = await jobs();
    await followUntil(1);

    expect(afterCrash).toEqual([]);
    expect(await jobs()).toEqual([`transmit-manifest/${id}`]);
  });
});
