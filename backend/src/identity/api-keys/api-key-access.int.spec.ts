import { rolePermissions } from '@contracts/permissions/roles.js';
import {
  type ApiKeyScope,
  apiKeyScopes,
  explicitScopes,
  permissionsOf,
} from '@contracts/rules/api-key-scopes.js';
import type { AddressView } from '@contracts/views/address.view.js';
import type { ApiKeyView, NewApiKeyView } from '@contracts/views/user.view.js';

import { type RunningBackend, someClients, startBackend } from '../../testing/start-backend.js';
import { type ErrorBody, type Person, TestSession } from '../../testing/test-session.js';
import { createApiKeyToken } from './api-key-token.js';
import { jsonOf } from '../../../../test/support/json.js';

let backend: RunningBackend;
let web: TestSession;
let admin: Person;

beforeAll(async () => {
  backend = await startBackend('api_key_access');
  await backend.database.query(someClients);
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
});
afterAll(() => backend.stop());

async function makeKey(scopes?: readonly ApiKeyScope[]): Promise<NewApiKeyView> {
  const key = { clientId: 11, reference: 'Warehouse', ...(scopes && { scopes }) };
  const { status, body } = await web.request<NewApiKeyView>(admin, 'POST', 'user/b2b-key', key);
  expect(status).toBe(200);
  return body;
}

async function requestWith(token: string, path: string, method = 'GET') {
  const response = await fetch(`${backend.url}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  });
  return { status: response.status, body: await jsonOf<ErrorBody>(response) };
}

const ADDRESSES = 'address?permission=READ_ADDRESS&clientId=11&size=5&page=0';
const MANIFESTS = 'manifest/open?clientId=11&size=5&page=0';

describe('the token of an API key', () => {
  it('is a separate sign-in', async () => {
    const { token, id } = await makeKey();

    expect((await requestWith(token, ADDRESSES)).status).toBe(200);
    const { body } = await web.request<ApiKeyView[]>(admin, 'GET', 'user/b2b-key?clientId=11');
    const listed = body.find((key) => key.id === id);
    expect(listed?.lastUsedAt).not.toBeNull();
    expect(listed?.tokenHint).toBe(`${token.slice(0, 17)}…${token.slice(-4)}`);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('reaches only the client of the key', async () => {
    const { token } = await makeKey();

    expect((await requestWith(token, ADDRESSES.replace('clientId=11', 'clientId=20'))).status).toBe(
      403,
    );
  });

  it('that does not exist is rejected, whether mistyped or invented', async () => {
    const { token } = await makeKey();

    for (const wrong of [
      `${token}x`,
      token.slice(0, -1),
      createApiKeyToken('live').token,
      'lh_live_',
    ])
      expect(await requestWith(wrong, ADDRESSES)).toMatchObject({
        status: 401,
        body: { code: 'key.unknown' },
      });
  });

  it('ends with the key, at once', async () => {
    const { token, id } = await makeKey();
    expect((await requestWith(token, ADDRESSES)).status).toBe(200);

    await web.request(admin, 'DELETE', `user/b2b-key/${id}`);

    expect(await requestWith(token, ADDRESSES)).toMatchObject({
      status: 401,
      body: { code: 'key.revoked' },
    });
  });

  it('stops working on its expiry date', async () => {
    const { token, id } = await makeKey();
    await backend.database.query(
      `update user_account set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );

    expect(await requestWith(token, ADDRESSES)).toMatchObject({
      status: 401,
      body: { code: 'key.expired' },
    });
  });

  it('changes on rotation, with the same scopes; the old one keeps working', async () => {
    const old = await makeKey(['addresses:read']);
    const { body: next } = await web.request<NewApiKeyView>(
      admin,
      'POST',
      `user/b2b-key/${old.id}/rotate`,
      {},
    );

    expect(next.token).not.toBe(old.token);
    expect(next.scopes).toEqual(['addresses:read']);
    expect((await requestWith(old.token, ADDRESSES)).status).toBe(200);
    expect((await requestWith(next.token, ADDRESSES)).status).toBe(200);
  });

  it('is nowhere in the database', async () => {
    const { token } = await makeKey();

    const [found] = await backend.database.query<{ count: string }[]>(
      `select (select count(*) from audit_entry a where a::text like $1)
            + (select count(*) from api_key_secret s where s::text like $1) as count`,
      [`%${token.slice(17, 40)}%`],
    );
    expect(Number(found?.count)).toBe(0);
  });
});

describe('an API key with scopes', () => {
  it('can do what they allow, and an error names the missing one', async () => {
    const { token } = await makeKey(['addresses:read']);

    expect((await requestWith(token, ADDRESSES)).status).toBe(200);
    const rejected = await requestWith(token, MANIFESTS);
    expect(rejected).toMatchObject({
      status: 403,
      body: { code: 'scope.missing', details: { scope: 'manifests:read' } },
    });
    expect(rejected.body.message).toBe(
      "This API key doesn't have the manifests:read scope. Use a key that has it.",
    );
  });

  it('is limited in the same way when it signs in with its password', async () => {
    const { email, password } = await makeKey(['addresses:read']);
    const login = await fetch(`${backend.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const token = await login.text();

    expect((await requestWith(token, ADDRESSES)).status).toBe(200);
    expect((await requestWith(token, MANIFESTS)).status).toBe(403);
  });

  it.each([[[]], [['everything']], [['addresses:read', 'addresses:read']], ['addresses:read']])(
    'cannot be created with the scopes %j',
    async (scopes) => {
      const key = { clientId: 11, reference: 'Warehouse', scopes };
      const { status, body } = await web.request(admin, 'POST', 'user/b2b-key', key);

      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('scopes');
    },
  );

  it('can do everything an unlimited key can if it has all but the explicit ones', () => {
    const explicit: readonly string[] = explicitScopes;
    const others = apiKeyScopes.filter((scope) => !explicit.includes(scope));
    expect([...permissionsOf(others)].sort()).toEqual(rolePermissions('API_KEY').sort());
  });

  it('gets an error that names every scope that would be sufficient', async () => {
    const { token } = await makeKey(['manifests:read']);

    expect(await requestWith(token, 'address/default?clientId=11')).toMatchObject({
      status: 403,
      body: {
        code: 'scope.missing',
        details: { oneOf: ['addresses:read', 'consignments:write'] },
      },
    });
  });

  it('changes addresses only if that scope was chosen', async () => {
    const change = { clientId: 11, company: 'Ours' };
    const responses = async (scopes?: readonly ApiKeyScope[]) => {
      const caller = await makeKey(scopes);
      const { body: own } = await web.request<AddressView>(admin, 'POST', 'address', change);
      const { status, body } = await web.request(caller, 'PUT', 'address', {
        ...own,
        company: 'X',
      });
      const removed = await web.request(caller, 'DELETE', `address?ids=${own.id}`);
      return [status, body.code, removed.status];
    };

    expect(await responses()).toEqual([403, 'scope.missing', 403]);
    expect(await responses(['addresses:write'])).toEqual([403, 'scope.missing', 403]);
    expect(await responses(['addresses:change'])).toEqual([200, undefined, 204]);
  });

  it('manages webhooks and downloads reports only if these scopes were chosen', async () => {
    const report = 'reporting/client?clientId=11&fromDate=2026-11-01&toDate=2026-11-02';
    const unlimited = await makeKey();
    const integrator = await makeKey(['webhooks:read', 'reports:read']);
    for (const [path, scope, status] of [
      ['webhook?clientId=11', 'webhooks:read', 200],
      [report, 'reports:read', 204],
    ] as const) {
      expect(await requestWith(unlimited.token, path)).toMatchObject({
        status: 403,
        body: { code: 'scope.missing', details: { scope } },
      });
      expect((await web.request(integrator, 'GET', path)).status).toBe(status);
    }
    expect((await requestWith(integrator.token, 'webhook?clientId=20')).status).toBe(403);
    expect((await requestWith(integrator.token, ADDRESSES)).status).toBe(403);
  });
});

describe('guessing tokens', () => {
  it('a hundred times in a minute is throttled, while valid keys keep working', async () => {
    const { token } = await makeKey();
    await requestWith(token, ADDRESSES);
    const unknownToken = createApiKeyToken('live').token;
    const results: number[] = [];
    for (let attempt = 0; attempt < 102; attempt += 1)
      results.push((await requestWith(unknownToken, ADDRESSES)).status);

    expect(results[0]).toBe(401);
    expect(results.at(-1)).toBe(429);
    expect((await requestWith(token, ADDRESSES)).status).toBe(200);
  });
});
