import http from 'node:http';
import { once } from 'node:events';

import { expect, test } from '@playwright/test';

import { address } from '../acceptance/environment.js';
import { ApiClient } from '../support/api-client.js';
import { runConcurrently } from '../support/load.js';
import { whileOthersWork } from './bystander.js';
import { connectionsFrom } from './send-from.js';

const FLOOD = 2_000;
const LANES = 40;

/** Sends one request from an address of the loopback network that nobody else uses. */
async function statusFrom(
  agent: http.Agent,
  method: string,
  path: string,
  body?: string,
): Promise<number> {
  const request = http.request(`${address()}${path}`, {
    agent,
    method,
    headers: { 'content-type': 'application/json' },
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

const failure = JSON.stringify({
  message: 'x'.repeat(2_000),
  stack: 'at x\n'.repeat(500),
  part: 'a',
  page: '/',
});

const open: readonly (readonly [method: string, path: string, body?: string])[] = [
  ['GET', '/health/ready'],
  ['GET', '/health/live'],
  ['GET', '/metrics'],
  ['GET', '/api/v1/event-type'],
  ['GET', '/api/v1/user/registrationConfirm?token=guess'],
  ['POST', '/api/v1/auth/reset-password/confirm?token=guess'],
  ['POST', '/api/v1/auth/reset-password/email?email=nobody@x.example'],
  ['POST', '/api/v1/browser-failure', failure],
  ['GET', '/static/templates/AddressTemplate.csv'],
  ['GET', '/static/templates/..%2f..%2f..%2fpackage.json'],
  ['GET', '/index.html'],
  ['GET', '/no/such/page'],
  ['GET', '/api/v1/no-such-route'],
];

for (const [index, [method, path, body]] of open.entries())
  test(`${FLOOD} requests of ${method} ${path} delay no other request`, async () => {
    const agent = connectionsFrom(`127.0.2.${index + 1}`, LANES);
    const statuses = await whileOthersWork(address(), () =>
      runConcurrently(FLOOD, LANES, () => statusFrom(agent, method, path, body)),
    );
    agent.destroy();
    // 503 is what /health/ready answers by design when something is away
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

test('many cookies and headers are rejected or ignored, and delay no other request', async () => {
  const insider = await ApiClient.signIn(address(), 'melbourne@banksia.example');
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, 'y']));
  await whileOthersWork(address(), async () => {
    for (const headers of [
      { cookie: 'a=b; '.repeat(2_500) },
      { cookie: 'a=b; '.repeat(50_000) },
      many(500),
      many(1_990),
      { 'x-after-position': '9'.repeat(10_000) },
      { 'idempotency-key': 'k'.repeat(10_000) },
      { 'accept-encoding': 'gzip, '.repeat(1_000) },
      { 'accept-language': 'en;q=0.1, '.repeat(1_000) },
      { range: `bytes=${'0-1,'.repeat(2_000)}0-1` },
      { 'x-forwarded-for': '1.1.1.1, '.repeat(1_000) },
      { 'if-none-match': 'W/"x", '.repeat(1_500) },
    ]) {
      const { status } = await insider.send('GET', 'address', undefined, headers);
      expect(status, JSON.stringify(headers).slice(0, 60)).toBeLessThan(500);
    }
  });
});

test('reports, manifests and lists of one user at once delay no other request', async () => {
  const insider = await ApiClient.signIn(address(), 'melbourne@banksia.example');
  const asked = [
    'consignment/list?permission=READ_CONSIGNMENT&size=200&page=0&sort=id,DESC',
    'consignment/offers',
    'address/search?criteria=a&size=200',
  ];
  const statuses = await whileOthersWork(address(), () =>
    runConcurrently(600, LANES, async (index) => {
      const path = asked[index % asked.length] ?? '';
      return (await insider.send('POST', path, { search: 'a b c d e f', criteriaFilters: [] }))
        .status;
    }),
  );
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
