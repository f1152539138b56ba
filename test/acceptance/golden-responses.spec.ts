import fs from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { sendRequest, asForm, runAll, readyFor } from '../support/golden/responses.js';
import {
  walkCallers,
  type WalkedTenants,
  type WalkingCaller,
} from '../support/golden/callers-walk.js';
import { MissingRecords } from '../support/golden/missing-records.js';
import {
  endsOwnSessions,
  planOf,
  TAKEN_FILTER_NAME,
  type RequestPlan,
} from '../support/golden/request-plans.js';
import { missingTenant, TenantReader } from '../support/golden/tenants.js';
import { invalidBodies } from '../support/golden/invalid-bodies.js';
import { formatBodies, formatWalk } from '../support/golden/format-responses.js';
import { documentedRoutes } from '../support/open-api.js';
import { address } from './environment.js';

/** One user of each role, all with access to Banksia Melbourne, and their further scope. */
const users: readonly (readonly [
  role: string,
  email: string,
  accessibleColumns: readonly string[],
])[] = [
  ['SUPER_ADMIN', 'super@linehaul.example', ['own', 'neighbour', 'foreign', 'own+foreign']],
  ['CUSTOMER_ADMIN', 'admin@coastline.example', ['own', 'neighbour']],
  ['CUSTOMER_USER', 'manager@coastline.example', ['own', 'neighbour']],
  ['CLIENT_ADMIN', 'parent@banksia.example', ['own']],
  ['CLIENT_USER', 'melbourne@banksia.example', ['own']],
  ['API_KEY', 'key-banksia@linehaul.example', ['own']],
  ['AUDITOR', 'auditor@coastline.example', ['own', 'neighbour']],
];

let superAdmin: ApiClient;
let plans: RequestPlan[];
let tenants: WalkedTenants;
let missing: MissingRecords;
let filterId: number;

test.describe.configure({ timeout: 300_000 });

test.beforeAll(async () => {
  superAdmin = await ApiClient.signIn(address(), 'super@linehaul.example');
  const reader = await TenantReader.of(superAdmin);
  missing = new MissingRecords(superAdmin);
  for (const client of ['Banksia Melbourne', 'Kookaburra Paints', 'Ironbark Tools'])
    await missing.add(reader.clientId(client));
  tenants = {
    own: await reader.read(
      'Banksia Melbourne',
      'melbourne@banksia.example',
      'Banksia Homewares Group',
    ),
    neighbour: await reader.read('Kookaburra Paints', 'admin@kookaburra.example'),
    foreign: await reader.read('Ironbark Tools', 'admin@ironbark.example'),
  };
  filterId = await takeFilterName();
  const routes = await documentedRoutes(superAdmin);
  plans = routes
    .filter((route) => route.path.startsWith('/api/v1') && !endsOwnSessions(route))
    .map(planOf);
});

test.afterAll(async () => {
  await missing.remove();
  await superAdmin.expect('DELETE', `consignment/filter?filterId=${filterId}`);
});

test('responds to every caller as recorded, for records of their own and of other tenants', async () => {
  const callers: WalkingCaller[] = [];
  for (const [role, email, accessibleColumns] of users)
    callers.push({ role, client: await ApiClient.signIn(address(), email), accessibleColumns });
  callers.push({
    role: 'nobody',
    client: ApiClient.anonymous(address()),
    accessibleColumns: ['own'],
  });

  const walked = await walkCallers(plans, callers, tenants);

  expectGolden('callers', byContext(walked, formatWalk));
});

test('responds to every invalid body as recorded', async () => {
  const accepting = plans.filter(({ route }) => route.takesBody);
  const responses = await runAll(accepting, async (plan) => {
    const results = [];
    for (const { defect, body } of invalidBodies(plan)) {
      const request = readyFor({ ...plan, body }, missingTenant);
      const sent = plan.isUpload ? asForm(request, true) : request;
      results.push({ what: defect, response: await sendRequest(superAdmin, sent) });
    }
    return { plan, results };
  });

  expectGolden('bodies', byContext(responses, formatBodies));
});

/** Id of the filter with the taken name: left over from an interrupted run, or new. */
async function takeFilterName(): Promise<number> {
  const filters = await superAdmin.expect<{ id: number; name: string }[]>(
    'GET',
    'consignment/filter',
  );
  const existing = filters.find(({ name }) => name === TAKEN_FILTER_NAME);
  if (existing) return existing.id;
  const path = `consignment/filter?name=${TAKEN_FILTER_NAME}&isDefault=false`;
  const body = { search: '', criteriaFilters: [] };
  return (await superAdmin.expect<{ id: number }>('POST', path, body)).id;
}

/** Groups by the first segment of the path and renders each group. */
function byContext<Entry extends { readonly plan: RequestPlan }>(
  entries: readonly Entry[],
  written: (entries: readonly Entry[]) => string,
): Map<string, string> {
  const contexts = new Map<string, Entry[]>();
  for (const entry of entries) {
    const context = entry.plan.path.split('/')[3] ?? '';
    contexts.set(context, [...(contexts.get(context) ?? []), entry]);
  }
  return new Map([...contexts].map(([context, some]) => [context, written(some)]));
}

/** Compares one file per context, and fails on a file whose context no longer exists. */
function expectGolden(kind: string, contexts: ReadonlyMap<string, string>): void {
  const names = [...contexts.keys()].map((context) => `${context}-${kind}.txt`);
  for (const [context, text] of contexts)
    expect.soft(text).toMatchSnapshot([`${context}-${kind}.txt`]);
  const existing = fs.readdirSync(path.join(import.meta.dirname, 'golden'));
  expect(existing.filter((name) => name.endsWith(`-${kind}.txt`))).toEqual(names.sort());
}
