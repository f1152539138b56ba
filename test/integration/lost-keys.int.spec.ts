import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

import type { AddressView } from '@contracts/views/address.view.js';
import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import { EventStore } from '@event-store/event-store.js';

import {
  requestOffer,
  seedShipping,
  shipment,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import { AuditedRepository } from '../../backend/src/platform/audit/audited.repository.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';
import { TestClient } from '../../backend/src/testing/test-client.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { type EmbeddedPostgres, startPostgres } from '../../tools/embedded-pg.mjs';

/**
 * Postgres crashes between storing the key of a request and its work, and recovers from disk. Its WAL writer is
 * delayed, so that asynchronous commits are lost.
 */
let server: EmbeddedPostgres;
let folder: string;
let backend: RunningBackend;
let user: TestClient;
const sharedServer = process.env['TEST_DATABASE_URL'];

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'linehaul-lost-keys-'));
  await fs.chmod(folder, 0o711);
  server = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: { fsync: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' },
  });
  process.env['TEST_DATABASE_URL'] = server.url;
  backend = await startBackend('lost_keys');
  await seedShipping(backend);
  user = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
}, 120_000);
afterAll(async () => {
  process.env['TEST_DATABASE_URL'] = sharedServer;
  await backend.stop();
  await server.stop();
  await fs.rm(folder, { recursive: true });
});

/** Kills one Postgres process, which makes Postgres terminate all others, and waits for the recovery. */
async function killPostgres(): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await waitUntil(isUp, (up) => up);
}

async function isUp(): Promise<boolean> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  const up = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return up;
}

/**
 * Sends a key and body twice, with Postgres killed before the work of the first request reaches it; returns both
 * responses.
 */
async function twice<Body>(url: string, body: object) {
  const headers = { 'Idempotency-Key': `killed ${url}` };
  const first = await user.request<Body>('POST', url, body, headers);
  return { first, again: await user.request<Body>('POST', url, body, headers) };
}

const count = async (table: string): Promise<number> => {
  const [row] = await backend.database.query<{ count: number }[]>(
    `select count(*)::integer as count from ${table}`,
  );
  return row?.count ?? 0;
};

describe('key of a request when Postgres is killed before its work is written', () => {
  it('creates one consignment', async () => {
    const offer = await requestOffer(user, 'Southern');
    const store = backend.app.get(EventStore);
    const append = store.append.bind(store);
    jest.spyOn(store, 'append').mockImplementationOnce(async (...appended) => {
      await killPostgres();
      return append(...appended);
    });

    const { first, again } = await twice<CreatedConsignmentView>(
      'consignment',
      shipment({}, offer),
    );

    expect(first).toMatchObject({ status: 200 });
    expect(again).toEqual(first);
    const created = `event_store.events where type = 'ConsignmentCreated'`;
    expect(await count(created)).toBe(1);
  });

  it('creates one address', async () => {
    const records = backend.app.get(AuditedRepository);
    const change = records.change.bind(records);
    jest.spyOn(records, 'change').mockImplementationOnce(async (actor, work) => {
      await killPostgres();
      return change(actor, work);
    });
    const address = { company: 'Once', addressLine1: '1 High St', suburb: { id: 501 } };

    const { first, again } = await twice<AddressView>('address', { clientId: 10, ...address });

    expect(first).toMatchObject({ status: 200 });
    expect(again).toEqual(first);
    expect(await count(`address where company = 'Once'`)).toBe(1);
  });
});

describe('key whose request was confirmed', () => {
  it('returns the same response after Postgres has crashed', async () => {
    const headers = { 'Idempotency-Key': 'answered' };
    const quote = () =>
      user.request(
        'POST',
        'address',
        { clientId: 10, company: 'Kept', addressLine1: '2 High St', suburb: { id: 501 } },
        headers,
      );
    const first = await quote();
    await killPostgres();

    const [row] = await backend.database.query<{ result: string | null }[]>(
      `select result from idempotency_key where key = 'answered'`,
    );
    expect(row?.result).toEqual(expect.any(String));
    expect(await quote()).toEqual(first);
  });
});
