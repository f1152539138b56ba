import pg from 'pg';

import { channels } from '@contracts/realtime/messages.js';
import type { ClientView } from '@contracts/views/organisation.view.js';

import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { TestClient } from '../../testing/test-client.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { UserAccessRepository } from './user-access.repository.js';

let backend: RunningBackend;
let admin: TestClient;
let ownUser: TestClient;
let otherUser: TestClient;
let reads: jest.SpyInstance;
let listener: pg.Client;
let announced: string[];

beforeAll(async () => {
  backend = await startBackend('access_cache');
  await backend.database.query(someClients);
  admin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
  ownUser = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 11 });
  otherUser = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 20 });
  reads = jest.spyOn(backend.app.get(UserAccessRepository), 'read');
  listener = new pg.Client({ connectionString: backend.environment.DATABASE_URL });
  await listener.connect();
  await listener.query(`listen ${channels.identityChanged}; listen ${channels.recordsVersion}`);
});
afterAll(async () => {
  await listener.end();
  await backend.stop();
});

beforeEach(async () => {
  announced = [];
  for (const user of [ownUser, otherUser, admin]) await permissionsOf(user);
  reads.mockClear();
});

const permissionsOf = (user: TestClient) => user.request<object[]>('GET', 'auth/permission');

/** Saves a client; returns what was announced about identities by then. */
async function save(id: number, changes: object): Promise<string[]> {
  let isSaved = false;
  const collect = ({ channel, payload }: pg.Notification) => {
    if (channel === channels.recordsVersion) isSaved = true;
    else announced.push(payload ?? '');
  };
  listener.on('notification', collect);
  const [client] = await backend.database.query<{ name: string }[]>(
    'select name from client where id = $1',
    [id],
  );
  const body = { id, ...client, ...changes };
  expect(await admin.request<ClientView>('PUT', 'client', body)).toMatchObject({ status: 200 });
  await waitUntil(() => Promise.resolve(isSaved), Boolean);
  listener.off('notification', collect);
  return announced;
}

describe('permissions in memory', () => {
  it('are kept when a client is saved without a change to anyone’s access', async () => {
    expect(await save(11, { difot: true })).toEqual([]);

    for (const user of [ownUser, otherUser, admin]) await permissionsOf(user);
    expect(reads).not.toHaveBeenCalled();
  });

  it('are reloaded only for the users of the customer whose client changed', async () => {
    expect(await save(10, { name: 'Renamed' })).toEqual(['customer:1']);

    await permissionsOf(otherUser);
    await permissionsOf(admin);
    expect(reads).not.toHaveBeenCalled();
    await permissionsOf(ownUser);
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('include a client from the next request after it was moved', async () => {
    const scoped = () => ownUser.request('GET', 'address?clientId=13');
    expect((await scoped()).status).toBe(403);

    expect(await save(13, { parentId: 11 })).toEqual(['customer:1']);
    expect((await scoped()).status).toBe(200);
  });
});
