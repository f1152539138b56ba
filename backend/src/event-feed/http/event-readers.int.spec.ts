import type { ApiKeyScope } from '@contracts/rules/api-key-scopes.js';
import type { EventFeedView, EventReaderView } from '@contracts/views/public-event.view.js';
import type { NewApiKeyView } from '@contracts/views/user.view.js';

import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { type RunningBackend, someClients, startBackend } from '../../testing/start-backend.js';
import { type ErrorBody, type Person, TestSession } from '../../testing/test-session.js';
import { EventReaderService } from '../readers/event-reader.service.js';

let backend: RunningBackend;
let web: TestSession;
let admin: Person;
let customerAdmin: Person;
let stranger: Person;
let newest = 0;

beforeAll(async () => {
  backend = await startBackend('event_readers');
  await backend.database.query(someClients);
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  customerAdmin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
  stranger = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 2 });
});
afterAll(() => backend.stop());

const makeKey = async (reference: string, clientId = 11, scopes: ApiKeyScope[] = ['events:read']) =>
  (await web.request<NewApiKeyView>(admin, 'POST', 'user/b2b-key', { clientId, reference, scopes }))
    .body;

const read = (key: { token: string }, query = 'from=beginning') =>
  web.request<EventFeedView & ErrorBody>(key, 'GET', `events?${query}`);

async function publish(clientId: number, count: number): Promise<void> {
  await backend.database.query(
    `insert into public_event
     select 'evt_' || lpad(n::text, 26, '0'), lpad(n::text, 19, '0'), 0, 'consignment.deleted', 1, 'consignment', n, 1,
            $1, 1, timestamptz '2026-11-20 00:00Z' + n * interval '1 second',
            timestamptz '2026-11-20 00:00Z' + n * interval '1 second',
            '{"consignmentId": 1, "connoteNumber": null, "references": [], "receiver": null}'
       from generate_series($2::integer, $3::integer) n`,
    [clientId, newest + 1, newest + count],
  );
  newest += count;
}

const readersSeenBy = async (person: Person, query = '') => {
  await backend.app.get(EventReaderService).flush();
  return web.request<EventReaderView[]>(person, 'GET', `events/reader${query}`);
};

describe('the readers of the feed', () => {
  it('are the keys that read it, with how far they are behind', async () => {
    await publish(11, 3);
    await publish(12, 2);
    const [erp, stale, unused] = [await makeKey('ERP'), await makeKey('Stale'), await makeKey('-')];
    await read(stale, 'from=beginning&limit=1');
    await read(erp);
    await read(admin);

    const { status, body } = await readersSeenBy(admin);

    expect(status).toBe(200);
    expect(body).toEqual([
      {
        ...{ apiKeyId: erp.id, name: 'ERP', clientName: 'Child' },
        ...{ behind: 0, behindSince: null, readAt: expect.stringMatching(/^20/) },
      },
      expect.objectContaining({
        ...{ apiKeyId: stale.id, behind: 4, behindSince: '2026-11-20T00:00:02.000Z' },
      }),
    ]);
    expect(body.some(({ apiKeyId }) => apiKeyId === unused.id)).toBe(false);
    expect(Date.now() - Date.parse(body[0]!.readAt)).toBeLessThan(60_000);
  });

  it('are counted up to 500 events, of the client that a call was narrowed to', async () => {
    const key = await makeKey('Narrow');
    await read(key, 'from=now&clientId=12');
    await publish(11, 600);
    const behindOf = async (name: string) =>
      (await readersSeenBy(admin)).body.find((reader) => reader.name === name)?.behind;
    expect([await behindOf('Narrow'), await behindOf('ERP')]).toEqual([0, 500]);
    await read(key, 'from=beginning&limit=1');
    expect(await behindOf('Narrow')).toBe(500);
  });

  it('are those of the clients in scope', async () => {
    const names = async (person: Person, query = '') =>
      (await readersSeenBy(person, query)).body.map(({ name }) => name).sort();
    expect(await names(customerAdmin)).toEqual(['ERP', 'Narrow', 'Stale']);
    expect(await names(customerAdmin, '?clientId=11')).toEqual(['ERP', 'Narrow', 'Stale']);
    expect(await names(customerAdmin, '?clientId=13')).toEqual([]);
    expect(await names(stranger)).toEqual([]);
    expect((await readersSeenBy(stranger, '?clientId=11')).status).toBe(403);
  });

  it('disappear with their key', async () => {
    const key = await makeKey('Short');
    await read(key);
    await readersSeenBy(admin);
    await web.request(admin, 'DELETE', `user/b2b-key/${key.id}`);
    expect((await readersSeenBy(admin)).body.some(({ name }) => name === 'Short')).toBe(false);
  });
});

describe('a call that waits for events', () => {
  const WAIT_S = 25;

  /** Starts a waiting call of the key, and returns its response with the seconds it took. */
  async function startWaiting(key: NewApiKeyView) {
    const began = performance.now();
    const response = read(key, `from=now&waitSeconds=${WAIT_S}`).then((result) => ({
      ...result,
      seconds: (performance.now() - began) / 1_000,
    }));
    await waitUntil(
      () =>
        backend.database.query<object[]>('select 1 from api_key_use where user_id = $1', [key.id]),
      (found) => found.length > 0,
    );
    return { response };
  }

  it.each([
    ['deleted', 'delete from user_account where id = $1'],
    ['disabled', `update user_account set status = 'DISABLED' where id = $1`],
    ['left without a role', 'delete from user_role where user_id = $1'],
  ])('ends when its key is %s', async (_change, statement) => {
    const key = await makeKey('Waiting');
    const { response } = await startWaiting(key);
    await backend.database.query(statement, [key.id]);
    const { status, body, seconds } = await response;
    expect([status, body.events]).toEqual([200, []]);
    expect(seconds).toBeLessThan(WAIT_S - 10);
    expect((await read(key)).status).not.toBe(200);
  });

  it('ends when its key expires', async () => {
    const key = await makeKey('Waiting');
    await backend.database.query(
      `update user_account set expires_at = now() + interval '6 seconds' where id = $1`,
      [key.id],
    );
    const { response } = await startWaiting(key);
    const { body, seconds } = await response;
    expect(body.events).toEqual([]);
    expect(seconds).toBeLessThan(WAIT_S - 10);
    expect((await read(key)).body.code).toBe('key.expired');
  });

  it('continues when another key changes', async () => {
    const [key, other] = [await makeKey('Waiting'), await makeKey('Other')];
    const { response } = await startWaiting(key);
    await web.request(admin, 'DELETE', `user/b2b-key/${other.id}`);
    await backend.database.query(`update client set name = name where id = 11`);
    await publish(11, 1);
    await backend.database.query('select pg_notify($1, $2)', [
      'projection_progress',
      JSON.stringify({ name: 'public-events', position: String(newest).padStart(19, '0') }),
    ]);
    expect((await response).body.events).toHaveLength(1);
  });
});
