import type { ApiKeyView, NewApiKeyView } from '@contracts/views/user.view.js';

import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestSession, type ErrorBody, type Person } from '../../testing/test-session.js';
import { UserSessionRepository } from '../index.js';
import { parseJson } from '../../../../test/support/json.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

let backend: RunningBackend;
let web: TestSession;
let admin: Person;
let outsider: Person;

beforeAll(async () => {
  backend = await startBackend('api_keys');
  await backend.database.query(someClients);
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  outsider = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 });
});
afterAll(() => backend.stop());

const make = (changes: object = {}) =>
  web.request<NewApiKeyView & ErrorBody>(admin, 'POST', 'user/b2b-key', {
    ...{ clientId: 11, reference: 'Web shop' },
    ...changes,
  });

const rotate = (id: number, by: Person = admin) =>
  web.request<NewApiKeyView & ErrorBody>(by, 'POST', `user/b2b-key/${id}/rotate`, {});

const login = ({ email, password }: NewApiKeyView) =>
  fetch(`${backend.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

const listed = async (id: number) => {
  const { body } = await web.request<ApiKeyView[]>(admin, 'GET', 'user/b2b-key?clientId=11');
  return body.find((key) => key.id === id)!;
};

const daysLeft = ({ expiresAt }: Pick<ApiKeyView, 'expiresAt'>) =>
  Math.round((new Date(expiresAt).getTime() - Date.now()) / DAY_MS);

const expire = ({ id }: NewApiKeyView) =>
  backend.database.query(
    `update user_account set expires_at = '2026-01-31T13:30:00Z' where id = $1`,
    [id],
  );

describe('an API key', () => {
  it.each([
    [{}, 365],
    [{ expiresInDays: 30 }, 30],
    [{ expiresInDays: '90' }, 90],
  ])('created with %j works for %i days', async (choice, days) => {
    const { body: key } = await make(choice);

    expect(daysLeft(key)).toBe(days);
    expect(daysLeft(await listed(key.id))).toBe(days);
  });

  it.each([0, -1, 731, 1.5, 'soon'])('cannot be created for %j days', async (expiresInDays) => {
    expect((await make({ expiresInDays })).status).toBe(400);
  });

  it('that expired is rejected with its expiry date, and its sessions end', async () => {
    const { body: key } = await make();
    const token = await (await login(key)).text();
    await expire(key);

    const rejected = await login(key);

    expect(rejected.status).toBe(401);
    expect(await rejected.text()).toBe(
      'This API key expired on 01/02/2026. Ask your administrator for a new one.',
    );
    expect((await web.request({ token }, 'GET', 'auth/permission')).status).toBe(401);
  });

  it('that expired is rejected with the reason at every attempt, with one line in the security log', async () => {
    const { body: key } = await make();
    await expire(key);
    const statuses = [];
    for (let tries = 0; tries < 8; tries += 1) statuses.push((await login(key)).status);

    expect(statuses).toEqual(Array.from({ length: 8 }, () => 401));
    const lines = await backend.database.query<{ details: string }[]>(
      `select details from security_event where subject_id = $1 and outcome = 'REFUSED'`,
      [key.id],
    );
    expect(lines).toEqual([{ details: 'the API key expired on 01/02/2026' }]);
  });

  it('that expired is not revealed without its password', async () => {
    const { body: key } = await make();
    await expire(key);

    const response = await login({ ...key, password: 'guessed' });

    expect(await response.text()).toBe('Invalid email or password');
  });

  it('has no session that outlives it', async () => {
    const { body: key } = await make();
    await backend.database.query(
      `update user_account set expires_at = now() + interval '1 hour' where id = $1`,
      [key.id],
    );
    const token = await (await login(key)).text();
    const { exp } = parseJson<{
      exp: number;
    }>(Buffer.from(token.split('.')[1]!, 'base64url').toString());

    expect(exp * 1_000 - Date.now()).toBeLessThanOrEqual(60 * 60 * 1_000);
  });
});

describe('the last use', () => {
  const usedAt = async (id: number) => (await listed(id)).lastUsedAt;

  it('is shown from the first sign-in on, and written at most once a minute', async () => {
    const { body: key } = await make();
    expect(await usedAt(key.id)).toBeNull();
    await login(key);
    const first = await usedAt(key.id);
    expect(Date.now() - new Date(first!).getTime()).toBeLessThan(60_000);

    const token = await (await login(key)).text();
    await web.request({ token }, 'GET', 'auth/permission');

    expect(await usedAt(key.id)).toBe(first);
  });

  it('is also updated by requests', async () => {
    const { body: key } = await make();
    const token = await (await login(key)).text();
    const anHourAgo = `now() - interval '1 hour'`;
    await backend.database.query(
      `update user_session set last_used_at = ${anHourAgo} where user_id = $1`,
      [key.id],
    );
    await backend.database.query(
      `update api_key_use set last_used_at = ${anHourAgo} where user_id = $1`,
      [key.id],
    );
    const { jti } = parseJson<{
      jti: string;
    }>(Buffer.from(token.split('.')[1]!, 'base64url').toString());

    await backend.app.get(UserSessionRepository).touch(jti, { address: null, agent: null });

    expect(Date.now() - new Date((await usedAt(key.id))!).getTime()).toBeLessThan(60_000);
  });
});

describe('rotating', () => {
  it('creates a new key; the old one works for seven more days', async () => {
    const { body: old } = await make();

    const { status, body: key } = await rotate(old.id);

    expect([status, key.name, daysLeft(key)]).toEqual([200, 'Web shop', 365]);
    expect(key.id).not.toBe(old.id);
    expect([(await login(key)).status, (await login(old)).status]).toEqual([200, 200]);
    expect(await listed(old.id)).toMatchObject({ isReplaced: true });
    expect(daysLeft(await listed(old.id))).toBe(7);
  });

  it('does not extend a key that expires sooner', async () => {
    const { body: old } = await make({ expiresInDays: 2 });
    await rotate(old.id);

    expect(daysLeft(await listed(old.id))).toBe(2);
  });

  it('by two users at once creates one key', async () => {
    const { body: old } = await make({ reference: 'Twice' });

    const responses = await Promise.all([rotate(old.id), rotate(old.id)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)!.body.message).toBe(
      'Twice has already been rotated. Use the newer key with that name.',
    );
    const { body } = await web.request<ApiKeyView[]>(admin, 'GET', 'user/b2b-key?clientId=11');
    expect(body.filter(({ name }) => name === 'Twice')).toHaveLength(2);
  });

  it("is rejected for another client's key, as for one that does not exist", async () => {
    const { body: old } = await make();

    expect((await rotate(old.id, outsider)).status).toBe(404);
    expect((await rotate(999_999)).status).toBe(404);
    expect((await rotate(admin.id)).status).toBe(404);
  });

  it('is recorded in the security log', async () => {
    const { body: old } = await make();
    await rotate(old.id);

    const [line] = await backend.database.query<{ kind: string }[]>(
      'select kind from security_event where subject_id = $1 order by id desc limit 1',
      [old.id],
    );
    expect(line?.kind).toBe('API_KEY_ROTATED');
  });
});
