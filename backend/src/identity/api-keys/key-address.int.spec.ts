import type { ApiKeyView, NewApiKeyView } from '@contracts/views/user.view.js';

import { type RunningBackend, someClients, startBackend } from '../../testing/start-backend.js';
import { type ErrorBody, type Person, TestSession } from '../../testing/test-session.js';
import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { jsonOf } from '../../../../test/support/json.js';
import { UserAccessCache } from '../index.js';
import { TokenService } from '../sessions/token.service.js';

let backend: RunningBackend;
let web: TestSession;
let admin: Person;

beforeAll(async () => {
  // one proxy, as behind the edge: the address is the one that it appends
  backend = await startBackend('key_address', [], { TRUSTED_PROXIES: '1' });
  await backend.database.query(someClients);
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
});
afterAll(() => backend.stop());

const make = (allowedRanges: unknown) =>
  web.request<NewApiKeyView & ErrorBody>(admin, 'POST', 'user/b2b-key', {
    ...{ clientId: 11, reference: 'Warehouse', allowedRanges },
  });

/** Status of a request that arrives with this `X-Forwarded-For`. */
async function statusFrom(token: string, forwarded: string): Promise<string> {
  const response = await fetch(
    `${backend.url}/api/v1/address?permission=READ_ADDRESS&clientId=11&size=5&page=0`,
    {
      headers: { authorization: `Bearer ${token}`, 'X-Forwarded-For': forwarded },
    },
  );
  const { code } = await jsonOf<Partial<ErrorBody>>(response);
  return code ?? String(response.status);
}

const logIn = ({ email, password }: NewApiKeyView, forwarded: string) =>
  fetch(`${backend.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Forwarded-For': forwarded },
    body: JSON.stringify({ email, password }),
  });

describe('an API key with address ranges', () => {
  it('works from these addresses only', async () => {
    const { body: key } = await make(['203.0.113.9/24', '2001:db8::7']);
    expect(key.allowedRanges).toEqual(['203.0.113.0/24', '2001:db8::7/128']);
    for (const [address, result] of [
      ['203.0.113.200', '200'],
      ['::ffff:203.0.113.1', '200'],
      ['2001:db8::7', '200'],
      ['203.0.114.1', 'key.address'],
      ['2001:db8::8', 'key.address'],
      ['not-an-address', 'key.address'],
    ] as const)
      expect([address, await statusFrom(key.token, address)]).toEqual([address, result]);
  });

  it('cannot be used from elsewhere by naming an allowed address as one of the proxies', async () => {
    const { body: key } = await make(['203.0.113.0/24']);
    expect(await statusFrom(key.token, '203.0.113.7, 198.51.100.1')).toBe('key.address');
    expect(await statusFrom(key.token, '198.51.100.1, 203.0.113.7')).toBe('200');
  });

  it('is limited in the same way with its password, in its sessions and on sockets', async () => {
    const { body: key } = await make(['203.0.113.0/24']);
    expect((await logIn(key, '198.51.100.1')).status).toBe(403);
    const token = await (await logIn(key, '203.0.113.7')).text();
    expect(await statusFrom(token, '203.0.113.8')).toBe('200');
    expect(await statusFrom(token, '198.51.100.1')).toBe('key.address');
    const tokens = backend.app.get(TokenService);
    const claims = await tokens.verify(token);
    await expect(tokens.session(claims, { address: null, agent: null })).rejects.toMatchObject({
      code: 'key.address',
    });
  });

  it('adds one line to the security log for an address it is used from', async () => {
    const { body: key } = await make(['203.0.113.0/24']);
    for (let count = 0; count < 3; count += 1) await statusFrom(key.token, '198.51.100.1');
    await statusFrom(key.token, '198.51.100.2');
    const logged = () =>
      backend.database.query<object[]>(
        `select details, address, outcome, user_id as "userId" from security_event
          where subject_id = $1 and kind = 'API_KEY_ADDRESS' order by id`,
        [key.id],
      );
    const lines = await waitUntil(logged, (found) => found.length === 2);
    const entry = { outcome: 'REFUSED', userId: key.id };
    expect(lines).toEqual([
      { ...entry, details: '198.51.100.1', address: '198.51.100.1' },
      { ...entry, details: '198.51.100.2', address: '198.51.100.2' },
    ]);
  });

  it('passes its ranges on when it is rotated, unless others are given', async () => {
    const { body: old } = await make(['203.0.113.0/24']);
    const rotate = async (id: number, change: object) => {
      const path = `user/b2b-key/${id}/rotate`;
      return (await web.request<NewApiKeyView>(admin, 'POST', path, change)).body;
    };
    const same = await rotate(old.id, {});
    expect(same.allowedRanges).toEqual(['203.0.113.0/24']);
    const moved = await rotate(same.id, { allowedRanges: ['198.51.100.1'] });
    expect(moved.allowedRanges).toEqual(['198.51.100.1/32']);
    expect(await statusFrom(moved.token, '203.0.113.7')).toBe('key.address');
    const open = await rotate(moved.id, { allowedRanges: null });
    expect(await statusFrom(open.token, '192.0.2.1')).toBe('200');
    const { body } = await web.request<ApiKeyView[]>(admin, 'GET', 'user/b2b-key?clientId=11');
    const ranges = new Map(body.map(({ id, allowedRanges }) => [id, allowedRanges]));
    expect([same, moved, open].map(({ id }) => ranges.get(id))).toEqual([
      ['203.0.113.0/24'],
      ['198.51.100.1/32'],
      null,
    ]);
  });

  it.each([
    [[]],
    ['203.0.113.0/24'],
    [['203.0.113.0/33']],
    [['203.0.113']],
    [['10.1/16']],
    [['0x7f000001']],
    [['::ffff:203.0.113.7']],
    [['fe80::1%eth0']],
    [['203.0.113.7', '203.0.113.7/32']],
    [[7]],
    [['warehouse.example.com']],
    [Array.from({ length: 21 }, (_unused, index) => `203.0.113.${index}`)],
  ])('cannot be created with the ranges %j', async (ranges) => {
    const { status, body } = await make(ranges);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });
});

describe('a key without ranges', () => {
  it('works from any address, like every key from before there were ranges', async () => {
    const { body: key } = await make(undefined);
    expect(key.allowedRanges).toBeNull();
    expect(await statusFrom(key.token, '198.51.100.1')).toBe('200');
    const access = await backend.app.get(UserAccessCache).find(key.id);
    expect(access?.allowedRanges).toBeNull();
  });
});
