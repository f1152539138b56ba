import { expect, test } from '@playwright/test';

import { rolePermissions, type RoleName } from '@contracts/permissions/roles.js';

import type { ClientChoiceView } from '@contracts/views/session.view.js';

import { ApiClient } from '../support/api-client.js';
import { documentedApi, type DocumentedRoute } from '../support/api-table.js';
import { endsOwnSessions } from '../support/golden/request-plans.js';
import { documentedRoutes, filled } from '../support/open-api.js';
import { address } from './environment.js';

/** One user of each role that signs in with a password. */
const users: readonly (readonly [RoleName, string])[] = [
  ['SUPER_ADMIN', 'super@linehaul.example'],
  ['CUSTOMER_ADMIN', 'admin@coastline.example'],
  ['CUSTOMER_USER', 'manager@coastline.example'],
  ['CLIENT_ADMIN', 'admin@kookaburra.example'],
  ['CLIENT_USER', 'melbourne@banksia.example'],
  ['AUDITOR', 'auditor@coastline.example'],
];
/** A user of the other customer, without access to any of the others' records. */
const STRANGER = 'admin@ironbark.example';
const SIBLING = 'sydney@banksia.example';
const UNKNOWN_ID = '999999999';
const plainQuery: Readonly<Record<string, string>> = {
  size: '10',
  page: '0',
  sort: 'id,DESC',
  fileFormat: 'CSV',
  fromDate: '2026-01-01',
  toDate: '2026-01-31',
  dispatchDate: '2026-01-31',
  locality: 'Melbourne',
  criteria: 'Pty',
  includeDefault: 'true',
  senderAddressId: '1',
  deliveryAddressId: '2',
  carrierId: '1',
};
const scopeNames = ['clientId', 'clientIds', 'customerId', 'customerIds'];

const routes = documentedApi().filter(({ path }) => path.startsWith('/api/v1'));
const guarded = routes.filter((route) => route.access.kind !== 'open' && !endsOwnSessions(route));
const clientsByEmail = new Map<string, ApiClient>();

test.beforeAll(async () => {
  for (const email of [...users.map(([, login]) => login), STRANGER, SIBLING])
    clientsByEmail.set(email, await ApiClient.signIn(address(), email));
});

test('responds on every route of docs/api.md', async () => {
  const built = await documentedRoutes(ApiClient.anonymous(address()));
  const shapes = new Set(built.map(({ method, path }) => `${method} ${shapeOf(path)}`));
  const missing = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !shapes.has(shapeOf(route)));

  expect(missing).toEqual([]);
});

for (const [role, email] of users)
  test(`admits ${role} exactly where its permissions allow`, async () => {
    test.setTimeout(120_000);
    const client = personOf(email);
    const held = new Set<string>(rolePermissions(role));
    const scope = await ownScope(client);
    const wrong: string[] = [];
    for (const route of guarded) {
      const query = queryOf(route, scope, held);
      if (query === null) continue;
      const { status } = await client.send(
        route.method,
        urlOf(route, query, scope['customerId']),
        bodyOf(route),
      );
      const isDenied = status === 403;
      if (isDenied === isAllowed(held, route) || status === 401 || status >= 500)
        wrong.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

for (const [whose, email] of [
  ['another customer', STRANGER],
  ['a sibling', SIBLING],
] as const)
  test(`rejects the client of ${whose} as a scope on every route`, async () => {
    const caller = personOf('melbourne@banksia.example');
    const clientId = String(personOf(email).claims.clientIds[0]);
    const foreign = {
      clientId,
      clientIds: clientId,
      customerId: UNKNOWN_ID,
      customerIds: UNKNOWN_ID,
    };
    const held = new Set<string>(rolePermissions('CLIENT_USER'));
    const wrong: string[] = [];
    for (const route of guarded) {
      if (!isAllowed(held, route) || !route.queryNames.some((name) => scopeNames.includes(name)))
        continue;
      const query = queryOf(route, foreign, held) ?? {};
      const { status } = await caller.send(route.method, urlOf(route, query), bodyOf(route));
      // a change may be rejected for its body before its scope is checked
      const rejections = route.method === 'GET' ? [403] : [400, 403];
      if (!rejections.includes(status)) wrong.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

function personOf(email: string): ApiClient {
  const client = clientsByEmail.get(email);
  if (!client) throw new Error(`${email} has not signed in`);
  return client;
}

const shapeOf = (route: string) => route.replaceAll(/\{\w+\}/g, '{}');

function isAllowed(held: ReadonlySet<string>, { access }: DocumentedRoute): boolean {
  switch (access.kind) {
    case 'open':
    case 'signedIn':
      return true;
    case 'anyOf':
      return access.permissions.some((permission) => held.has(permission));
    case 'allOf':
      return access.permissions.every((permission) => held.has(permission));
  }
}

/** A client of the caller, and a customer for users whose permissions are not limited to clients. */
async function ownScope(client: ApiClient): Promise<Record<string, string>> {
  const [choice] = await client.expect<ClientChoiceView[]>(
    'GET',
    'user/client/list?permission=READ_CONSIGNMENT',
  );
  const { customerIds, isSuperAdmin } = client.claims;
  const clientId = String(choice?.id);
  const customerId = isSuperAdmin || customerIds.length > 0 ? String(choice?.customerId) : '';
  return { clientId, clientIds: clientId, customerId, customerIds: customerId };
}

/** Query of a route with the scope filled in; null if the caller has no such scope. */
function queryOf(
  { queryNames, access }: DocumentedRoute,
  scope: Record<string, string>,
  held: ReadonlySet<string>,
): Record<string, string> | null {
  const query: Record<string, string> = {};
  for (const name of queryNames) {
    if (scopeNames.includes(name)) {
      if (!scope[name]) return null;
      query[name] = scope[name];
    } else if (name === 'permission' && access.kind === 'anyOf')
      query[name] = access.permissions.find((one) => held.has(one)) ?? access.permissions[0] ?? '';
    else if (plainQuery[name]) query[name] = plainQuery[name];
  }
  return query;
}

/** Id of no existing record, except a customer as scope. */
function urlOf({ path }: DocumentedRoute, query: Record<string, string>, customerId?: string) {
  const scoped = customerId ? path.replace('{customerId}', customerId) : path;
  return `${filled(scoped, UNKNOWN_ID)}?${new URLSearchParams(query).toString()}`;
}

const bodyOf = ({ takesBody }: DocumentedRoute) => (takesBody ? {} : undefined);
