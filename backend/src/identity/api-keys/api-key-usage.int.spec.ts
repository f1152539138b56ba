import type { ApiKeyUsageView, NewApiKeyView } from '@contracts/views/user.view.js';

import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { type Person, TestSession } from '../../testing/test-session.js';
import { ApiKeyUsageRepository } from './api-key-usage.repository.js';
import { ApiKeyUsageService } from './api-key-usage.service.js';

let backend: RunningBackend;
let web: TestSession;
let admin: Person;
let outsider: Person;

beforeAll(async () => {
  backend = await startBackend('api_key_usage');
  await backend.database.query(someClients);
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  outsider = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 });
});
afterAll(() => backend.stop());

const makeKey = async () => {
  const body = { clientId: 10, reference: 'ERP' };
  return (await web.request<NewApiKeyView>(admin, 'POST', 'user/b2b-key', body)).body;
};
const usageOf = async (id: number, by: Person = admin) =>
  web.request<ApiKeyUsageView[]>(by, 'GET', `user/b2b-key/${id}/usage`);
const flush = () => backend.app.get(ApiKeyUsageService).flush();

describe('the usage of an API key', () => {
  it('is counted by operation and day, whatever the response, and added to the stored counts', async () => {
    const key = await makeKey();
    const other = await makeKey();
    for (const id of [1, 2, 3]) await web.request(key, 'GET', `consignment/${id}`);
    await web.request(other, 'GET', 'consignment/1');
    await flush();
    await web.request(key, 'GET', 'consignment/4');
    await web.request(key, 'POST', 'manifest', {});
    await flush();
    const day = new Date().toISOString().slice(0, 10);

    expect((await usageOf(key.id)).body).toEqual([
      { day, operation: 'GET /api/v1/consignment/{conId}', calls: 4 },
      { day, operation: 'POST /api/v1/manifest', calls: 1 },
    ]);
    expect((await usageOf(other.id)).body).toMatchObject([{ calls: 1 }]);
  });

  it('is empty for a new key, and does not exist for users', async () => {
    const { id } = await makeKey();
    await flush();

    expect((await usageOf(id)).body).toEqual([]);
    expect((await usageOf(admin.id)).status).toBe(404);
  });

  it('is visible only to administrators of its client', async () => {
    const { id } = await makeKey();

    expect((await usageOf(id, outsider)).status).toBe(404);
  });

  it('is kept in memory while it cannot be written, and stored for 90 days', async () => {
    const key = await makeKey();
    await web.request(key, 'GET', 'consignment/1');
    await backend.database.query('alter table api_key_usage rename to away');
    await flush();
    await backend.database.query('alter table away rename to api_key_usage');
    await flush();
    await backend.database.query(
      `insert into api_key_usage (user_id, day, operation, calls)
       values ($1, current_date - 95, 'GET /old', 1), ($1, current_date - 80, 'GET /kept', 1)`,
      [key.id],
    );
    expect((await usageOf(key.id)).body).toMatchObject([{ calls: 1 }, { operation: 'GET /kept' }]);
    await backend.app.get(ApiKeyUsageRepository).deleteOld();

    const rows = await backend.database.query<{ operation: string }[]>(
      'select operation from api_key_usage where user_id = $1 order by day',
      [key.id],
    );
    expect(rows.map(({ operation }) => operation)).toEqual([
      'GET /kept',
      'GET /api/v1/consignment/{conId}',
    ]);
  });
});
