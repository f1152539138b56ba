import { expect, test } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { documentedRoutes, filled, type ApiRoute } from '../support/open-api.js';
import { address } from './environment.js';

const huge = 'x'.repeat(200_000);
const junkIds = ['0', '-1', 'abc', '0x7fffffff', '99999999999999999999', '%00', "1' or '1'='1"];
const junkBodies: unknown[] = [
  '{"broken":',
  '['.repeat(50_000) + ']'.repeat(50_000),
  '[]',
  '"text"',
  'null',
  { id: 'x', clientId: {}, items: 'no', offer: [], email: 7, password: {} },
  { company: huge, search: huge, consignmentReferences: [huge], ConnoteNumber: huge },
  {
    clientId: -1,
    consignmentIds: [null, 'a', 1e30],
    criteriaFilters: [{ key: 'NO', criteria: 'NO' }],
  },
];

let shipper: ApiClient;
/** Passes every permission check, to reach the validation. */
let superAdmin: ApiClient;
let routes: ApiRoute[];

test.beforeAll(async () => {
  shipper = await ApiClient.signIn(address(), 'perth@banksia.example');
  superAdmin = await ApiClient.signIn(address(), 'super@linehaul.example');
  routes = await documentedRoutes(shipper);
});

test('documents the routes of the main job', () => {
  const paths = routes.map(({ method, path }) => `${method} ${path}`);
  for (const route of [
    'POST /api/v1/auth/login',
    'POST /api/v1/consignment',
    'POST /api/v1/consignment/list',
    'POST /api/v1/manifest',
    'GET /api/v1/tracking',
  ])
    expect(paths).toContain(route);
});

test('responds to junk in paths and queries with a clear 4xx, never a 5xx', async () => {
  const failures: string[] = [];
  for (const { method, path, queryNames } of routes) {
    if (path.includes('/auth/')) continue;
    for (const junk of junkIds) {
      const query = queryNames.map((name) => `${name}=${encodeURIComponent(junk)}`).join('&');
      for (const caller of [shipper, superAdmin]) {
        const response = await caller.send(
          method,
          `${filled(path, encodeURIComponent(junk))}?${query}`,
        );
        if (response.status >= 500)
          failures.push(`${method} ${path} with ${junk}: ${response.status}`);
      }
    }
  }
  expect(failures).toEqual([]);
});

test('responds to junk bodies with a clear 4xx that names the error', async () => {
  const failures: string[] = [];
  for (const { method, path } of routes.filter(({ takesBody }) => takesBody)) {
    if (path.includes('/auth/')) continue;
    for (const body of junkBodies) {
      for (const caller of [shipper, superAdmin]) {
        const response = await caller.send<{ message?: string }>(method, filled(path, '1'), body);
        const isClear = response.status < 400 || typeof response.body.message === 'string';
        if (response.status >= 500 || !isClear)
          failures.push(
            `${method} ${path} with ${JSON.stringify(body).slice(0, 60)}: ${response.status}`,
          );
      }
    }
  }
  expect(failures).toEqual([]);
});

test('responds with 401 on every route without a token, and with an expired or a forged one', async () => {
  const open =
    /\/auth\/|\/browser-failure|registrationConfirm|\/health\/|\/metrics|\/api\/docs|\/event-type$/;
  const forged = `${shipper.token?.split('.').slice(0, 2).join('.') ?? ''}.AAAA`;
  const failures: string[] = [];
  for (const { method, path } of routes.filter((route) => !open.test(route.path))) {
    for (const headers of [
      {},
      { authorization: `Bearer ${forged}` },
      { authorization: 'Bearer x' },
    ]) {
      const response = await ApiClient.anonymous(address()).send(
        method,
        filled(path, '1'),
        undefined,
        headers,
      );
      if (response.status !== 401) failures.push(`${method} ${path}: ${response.status}`);
    }
  }
  expect(failures).toEqual([]);
});

test('leaves the data unchanged', async () => {
  const { body } = await shipper.send<{ totalCount: number }>(
    'POST',
    'consignment/list?permission=READ_CONSIGNMENT&size=1&page=0&sort=id,DESC',
    { search: huge.slice(0, 40), criteriaFilters: [] },
  );
  expect(body.totalCount).toBe(0);
});
