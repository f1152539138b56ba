import type { NewApiKeyView } from '@contracts/views/user.view.js';
import type { CustomerView } from '@contracts/views/organisation.view.js';

import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { type Person, TestSession } from '../../testing/test-session.js';

let backend: RunningBackend;
let urls: readonly string[];
let web: TestSession;
let admin: Person;
let superAdmin: Person;
let customerAdmin: Person;

beforeAll(async () => {
  backend = await startBackend('key_quotas', [], {
    RATE_LIMIT_KEY_CALLS: '8',
    RATE_LIMIT_KEY_CHANGES: '3',
    RATE_LIMIT_KEY_OFFERS: '2',
    RATE_LIMIT_KEY_PAPERS: '2',
    RATE_LIMIT_KEY_UPLOADS: '1',
  });
  await backend.database.query(someClients);
  urls = [backend.url, await (await backend.startAnother()).getUrl()];
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  superAdmin = await web.signInNewUser({ role: 'SUPER_ADMIN' });
  customerAdmin = await web.signInNewUser({ role: 'SUPER_ADMIN', customerId: 1 });
});
afterAll(() => backend.stop());

const makeKey = async (given: object = {}) => {
  const body = { clientId: 10, reference: 'ERP', ...given };
  return (await web.request<NewApiKeyView>(admin, 'POST', 'user/b2b-key', body)).body;
};

interface Call {
  readonly path?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly to?: number;
}

async function call(
  token: string,
  { path = 'auth/permission', method = 'GET', body, to = 0 }: Call,
) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${urls[to % urls.length] ?? ''}/api/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const form = () => {
  const data = new FormData();
  data.append('clientId', '10');
  data.append('file', new Blob(['a,b\r\n1,2']), 'orders.csv');
  return data;
};

describe('the quotas of an API key', () => {
  it('apply across two backends, and are stated in every response', async () => {
    const { token } = await makeKey();
    const results = [];
    for (let to = 0; to < 12; to += 1) results.push(await call(token, { to }));

    const statuses = results.map(({ status }) => status);
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429, 429, 429, 429]);
    expect(results[0]?.headers.get('RateLimit-Policy')).toBe('"calls";q=8;w=60');
    expect(results[0]?.headers.get('RateLimit')).toMatch(/^"calls";r=7;t=\d+$/);
    const rejected = results[11];
    expect(Number(rejected?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(rejected?.headers.get('RateLimit')).toMatch(/^"calls";r=0;t=\d+$/);
    expect(JSON.parse(rejected?.text ?? '')).toEqual({
      ...{ statusCode: 429, error: 'Too Many Requests', code: 'request.rate_limited' },
      message: 'Too many requests. Please wait a moment and try again.',
      details: { policy: 'calls' },
    });
  });

  it.each([
    ['changes', { method: 'POST', path: 'consignment/filter', body: {} }, 3, 60],
    ['offers', { method: 'POST', path: 'consignment/offers', body: {} }, 2, 60],
    ['papers', { path: 'paperwork/label/con_id/999' }, 2, 60],
    ['uploads', { method: 'POST', path: 'import', body: form() }, 1, 3600],
  ] satisfies [string, Call, number, number][])(
    'of %s are counted as well, whatever the result of the request',
    async (policy, request, quota, windowSeconds) => {
      const { token } = await makeKey();
      const results = [];
      for (let count = 0; count <= quota; count += 1) results.push(await call(token, request));

      expect(results.map(({ status }) => status === 429)).toEqual([
        ...Array<boolean>(quota).fill(false),
        true,
      ]);
      expect(results[quota]?.headers.get('RateLimit-Policy')).toBe(
        `"${policy}";q=${quota};w=${windowSeconds}`,
      );
      expect((await call(token, {})).status).toBe(200);
    },
  );

  it('are also consumed by requests that are denied', async () => {
    const { token } = await makeKey({ scopes: ['labels:read'] });
    const statuses = [];
    for (let count = 0; count < 9; count += 1)
      statuses.push((await call(token, { path: 'address?clientId=10' })).status);

    expect(statuses).toEqual([...Array<number>(8).fill(403), 429]);
  });

  it('belong to the key, however it signs in, and not to its client’s users', async () => {
    const { token, email, password } = await makeKey();
    const body = { email, password };
    const session = await call('', { method: 'POST', path: 'auth/login', body });
    for (let to = 0; to < 8; to += 1) await call(token, { to });

    expect((await call(session.text, {})).status).toBe(429);
    expect((await call(admin.token, {})).headers.get('RateLimit-Policy')).toBe(
      '"user";q=30000;w=60',
    );
  });
});

describe('the quotas of a customer', () => {
  const factorOf = async () =>
    (await web.request<CustomerView>(superAdmin, 'GET', 'customer?customerId=1')).body;
  const change = (by: Person, apiQuotaFactor: unknown, customerId = 1, more: object = {}) =>
    web.request(by, 'PUT', `customer/api-quota?customerId=${customerId}`, {
      apiQuotaFactor,
      ...more,
    });

  it('are raised by a super admin, at once for every backend, and audited', async () => {
    const { token } = await makeKey();
    await call(token, { to: 1 });
    expect((await change(superAdmin, 5)).status).toBe(204);

    const raised = await call(token, { to: 0 });
    expect(raised.headers.get('RateLimit-Policy')).toBe('"calls";q=40;w=60');
    let elsewhere = await call(token, { to: 1 });
    for (let tries = 0; tries < 20 && !isRaised(elsewhere.headers); tries += 1)
      elsewhere = await call(token, { to: 1 });
    expect(isRaised(elsewhere.headers)).toBe(true);
    expect((await factorOf()).apiQuotaFactor).toBe(5);
    expect(await web.audit('customer', 1)).toEqual([superAdmin.email]);
  });
  const isRaised = (headers: Headers) => headers.get('RateLimit-Policy') === '"calls";q=40;w=60';

  it('cannot be changed by the customer, for another or an unknown customer, beyond their bounds, or from an outdated version', async () => {
    const statuses = [];
    for (const by of [customerAdmin, admin]) statuses.push((await change(by, 2)).status);
    for (const factor of [0, 21, 1.5, '2', null])
      statuses.push((await change(superAdmin, factor)).status);
    statuses.push(
      (await change(customerAdmin, 2, 2)).status,
      (await change(superAdmin, 2, 99)).status,
    );
    statuses.push((await change(superAdmin, 2, 1, { version: 1 })).status);

    expect(statuses).toEqual([403, 403, 400, 400, 400, 400, 400, 404, 404, 409]);
    expect((await factorOf()).apiQuotaFactor).toBe(5);
  });
});
