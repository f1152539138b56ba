import pg from 'pg';

import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { fillList, listRow } from '../../consignments/testing/list-rows.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';

let backend: RunningBackend;
let busy: string;
let other: string;

beforeAll(async () => {
  backend = await startBackend('list_turns');
  await backend.database.query(someClients);
  await fillList(backend.database, [
    listRow({ id: 1, clientId: 10, customerId: 1 }),
    listRow({ id: 2, clientId: 20, customerId: 2 }),
  ]);
  const tokenOf = async (email: string, customerId: number) =>
    (await signedInUser(backend, { email, roles: [{ role: 'CUSTOMER_USER', customerId }] })).token;
  busy = await tokenOf('kim@x.example', 1);
  other = await tokenOf('mo@y.example', 2);
});
afterAll(() => backend.stop());

const search = (text: string, token: string) =>
  fetch(`${backend.url}/api/v1/consignment/list?permission=READ_CONSIGNMENT`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ search: text }),
  });

const notices = () =>
  fetch(`${backend.url}/api/v1/notice`, { headers: { Authorization: `Bearer ${other}` } });

/** Sessions of the backend whose statement waits for the locked table. */
const stalledSessions = async (locking: pg.Client): Promise<number> => {
  const { rows } = await locking.query<{ count: number }>(
    `select count(*)::integer as count from pg_locks
      where not granted and relation = 'consignment_list'::regclass`,
  );
  return rows[0]?.count ?? 0;
};

const MAX_STALLED_PER_USER = 4;

it("64 stalled lists of one user leave others a session, and another user's list starts at once", async () => {
  const locking = new pg.Client({ connectionString: backend.environment.DATABASE_URL });
  await locking.connect();
  await locking.query('begin; lock table consignment_list');
  const searches = Array.from({ length: 64 }, (_none, index) => search(`text ${index}`, busy));
  try {
    await waitUntil(
      () => stalledSessions(locking),
      (count) => count >= MAX_STALLED_PER_USER,
    );
    for (let round = 0; round < 3; round += 1) expect((await notices()).status).toBe(200);
    expect(await stalledSessions(locking)).toBe(MAX_STALLED_PER_USER);

    searches.push(search('of another user', other));
    await waitUntil(
      () => stalledSessions(locking),
      (count) => count === MAX_STALLED_PER_USER + 1,
    );
  } finally {
    await locking.end();
  }
  const responses = await Promise.all(searches);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
});
