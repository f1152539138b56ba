import fs from 'node:fs';
import path from 'node:path';

import { parseJson } from '../../../../test/support/json.js';
import { projectRoot } from '../project-root.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;

/** Routes of the API that need no token, as `GET /api/…`. */
function openRoutes(): string[] {
  const file = path.join(projectRoot, 'openapi/openapi.json');
  const { paths } = parseJson<{
    paths: Record<string, Record<string, { security: readonly object[] }>>;
  }>(fs.readFileSync(file, 'utf8'));
  return Object.entries(paths)
    .filter(([url]) => url.startsWith('/api/'))
    .flatMap(([url, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security.length === 0)
        .map(([method]) => `${method.toUpperCase()} ${url}`),
    );
}

beforeAll(async () => {
  backend = await startBackend('limits', [], {
    RATE_LIMIT_PER_ADDRESS: '4',
    RATE_LIMIT_PER_USER: '3',
    TRUSTED_PROXIES: '1',
  });
});
afterAll(() => backend.stop());

const send = async (url: string, headers: Record<string, string>, method = 'GET') => {
  const response = await fetch(`${backend.url}/${url}`, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the limit of an address', () => {
  const guess = (address: string) =>
    send('api/v1/auth/login', { 'X-Forwarded-For': address }, 'POST');

  it('is reported in every response; exceeding it returns 429 with Retry-After', async () => {
    const results = [];
    for (let count = 0; count < 6; count += 1) results.push(await guess('203.0.113.7'));

    expect(results.map(({ status }) => status)).toEqual([400, 400, 400, 400, 429, 429]);
    expect(results.map(({ headers }) => headers.get('RateLimit')?.split(';t=')[0])).toEqual(
      [3, 2, 1, 0, 0, 0].map((left) => `"address";r=${left}`),
    );
    const last = results[5]?.headers;
    expect(last?.get('RateLimit-Policy')).toBe('"address";q=4;w=60');
    expect(Number(last?.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('applies to that address alone, or to the network of an IPv6 address', async () => {
    expect((await guess('203.0.113.8')).status).toBe(400);
    for (let host = 1; host <= 4; host += 1) await guess(`2001:db8:1:2::${host}`);
    expect((await guess('2001:db8:1:2::5')).status).toBe(429);
    expect((await guess('2001:db8:1:3::5')).status).toBe(400);
  });

  it.each(openRoutes())('bounds %s, which needs no token', async (route) => {
    const [method = '', url = ''] = route.split(' ');
    const headers = { 'X-Forwarded-For': `203.0.113.${100 + openRoutes().indexOf(route)}` };
    const response = await send(url.slice(1), headers, method);

    expect(response.headers.get('RateLimit-Policy')).toBe('"address";q=4;w=60');
  });

  it('does not apply to health checks', async () => {
    for (let count = 0; count < 6; count += 1)
      expect((await send('health/live', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(200);
  });
});

describe('the limit of a user', () => {
  it('is shared by all tokens of one user only', async () => {
    const one = await signedInUser(backend, { email: 'one@x.example', roles: [] });
    const other = await signedInUser(backend, { email: 'other@x.example', roles: [] });
    const permissions = ({ token }: { token: string }) =>
      send('api/v1/auth/permission', { Authorization: `Bearer ${token}` });

    for (let count = 0; count < 3; count += 1) expect((await permissions(one)).status).toBe(200);
    const rejected = await permissions(one);
    expect([rejected.status, JSON.parse(rejected.text)]).toMatchObject([
      429,
      { code: 'request.rate_limited', error: 'Too Many Requests', details: { policy: 'user' } },
    ]);
    expect((await permissions(other)).status).toBe(200);
  });
});
