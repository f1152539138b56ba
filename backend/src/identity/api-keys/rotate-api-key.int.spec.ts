import type { ApiKeyView, NewApiKeyView } from '@contracts/views/user.view.js';

import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestSession, type ErrorBody, type Person } from '../../testing/test-session.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

let backend: RunningBackend;
let web: TestSession;
let admin: Person;
let outsider: Person;

beforeAll(async () => {
  backend = await startBackend('rotate_api_key');
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

const rotate = (id: number, by: Person = admin, change: object = {}) =>
  web.request<NewApiKeyView & ErrorBody>(by, 'POST', `user/b2b-key/${id}/rotate`, change);

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

const HOUR_MS = DAY_MS / 24;
const hoursLeft = ({ expiresAt }: Pick<ApiKeyView, 'expiresAt'>) =>
  Math.round((new Date(expiresAt).getTime() - Date.now()) / HOUR_MS);

const expire = ({ id }: NewApiKeyView) =>
  backend.database.query(
    `update user_account set expires_at = '2026-01-31T13:30:00Z' where id = $1`,
    [id],
  );

describe('rotating an API key', () => {
  it('creates a new key; the old one works for another day', async () => {
    const { body: old } = await make();

    const { status, body: key } = await rotate(old.id);

    expect([status, key.name, daysLeft(key)]).toEqual([200, 'Web shop', 365]);
    expect(key.id).not.toBe(old.id);
    expect([(await login(key)).status, (await login(old)).status]).toEqual([200, 200]);
    expect(await listed(old.id)).toMatchObject({ isReplaced: true });
    expect(hoursLeft(await listed(old.id))).toBe(24);
  });

  it.each([
    [1, 1],
    ['168', 168],
  ])(
    'with an overlap of %j hours lets the old key work for as long',
    async (overlapHours, hours) => {
      const { body: old } = await make();
      await rotate(old.id, admin, { overlapHours });

      expect(hoursLeft(await listed(old.id))).toBe(hours);
    },
  );

  it.each([-1, 169, 1.5, 'long', null])(
    'is rejected with an overlap of %j hours',
    async (hours) => {
      const { body: old } = await make();
      const { status } = await rotate(old.id, admin, { overlapHours: hours });

      expect([status, (await listed(old.id)).isReplaced]).toEqual([400, false]);
    },
  );

  it('rejects the old token with key.revoked after the overlap, while the new one works', async () => {
    const { body: old } = await make();
    const { body: key } = await rotate(old.id);
    const stateOf = async ({ token }: NewApiKeyView) => {
      const { status, body } = await web.request({ token }, 'GET', 'auth/permission');
      return [status, body.code];
    };
    expect(await stateOf(old)).toEqual([200, undefined]);
    await expire(old);

    expect(await stateOf(old)).toEqual([401, 'key.revoked']);
    expect(await stateOf(key)).toEqual([200, undefined]);
  });

  it('without an overlap ends the old key and its sessions at once', async () => {
    const { body: old } = await make();
    const session = await (await login(old)).text();

    await rotate(old.id, admin, { overlapHours: 0 });

    const { status, body } = await web.request(old, 'GET', 'auth/permission');
    expect([status, body.code]).toEqual([401, 'key.revoked']);
    expect((await web.request({ token: session }, 'GET', 'auth/permission')).status).toBe(401);
  });

  it('does not extend a key that expires sooner', async () => {
    const { body: old } = await make({ expiresInDays: 2 });
    await rotate(old.id, admin, { overlapHours: 168 });

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
