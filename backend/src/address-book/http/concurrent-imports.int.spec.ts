import pg from 'pg';

import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';

let backend: RunningBackend;
let shipper: string;
let other: string;

beforeAll(async () => {
  backend = await startBackend('concurrent_imports');
  await backend.database.query(someClients);
  const tokenOf = async (email: string, clientId: number) =>
    (await signedInUser(backend, { email, roles: [{ role: 'CLIENT_USER', clientId }] })).token;
  shipper = await tokenOf('shipper@x.example', 11);
  other = await tokenOf('other@y.example', 20);
});
afterAll(() => backend.stop());

async function upload(clientId: number, company: string, token: string): Promise<number> {
  const form = new FormData();
  form.append('clientId', String(clientId));
  form.append('saveAsDrafts', 'TRUE');
  form.append('file', new Blob([`Company\n${company}`], { type: 'text/csv' }), 'addresses.csv');
  const response = await fetch(`${backend.url}/api/v1/address/bulk-address-upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return response.status;
}

/** Not asked in the locking session: a transaction keeps its first view of the sessions. */
const waitingSessions = async (): Promise<number> => {
  const [{ count } = { count: 0 }] = await backend.database.query<{ count: number }[]>(
    `select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return count;
};

it('25 files of one client wait without a database session, while others are served', async () => {
  const locking = new pg.Client({ connectionString: backend.environment.DATABASE_URL });
  await locking.connect();
  await locking.query('begin; select from client where id = 11 for update');
  const uploads = Array.from({ length: 25 }, (_none, index) => upload(11, `C${index}`, shipper));
  try {
    await waitUntil(waitingSessions, (count) => count > 0);
    expect(await upload(20, 'Other', other)).toBe(200);
    expect(await waitingSessions()).toBe(1);
  } finally {
    await locking.end();
  }
  expect(new Set(await Promise.all(uploads))).toEqual(new Set([200]));
  const [{ count } = { count: 0 }] = await backend.database.query<{ count: number }[]>(
    'select count(*)::integer as count from address where client_id = 11',
  );
  expect(count).toBe(25);
});

it('a statement waits for a lock no longer than ten seconds', async () => {
  const [setting] = await backend.database.query<object[]>('show lock_timeout');
  expect(setting).toEqual({ lock_timeout: '10s' });
});
