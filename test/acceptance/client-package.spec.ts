import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';

import type { NewApiKeyView } from '@contracts/views/user.view.js';
import type { ConsignmentListPage } from '@contracts/views/consignment.view.js';

import { createLinehaul, LinehaulError } from '../../clients/typescript/src/index.js';
import { type Quickstart, runQuickstart } from '../../clients/typescript/examples/quickstart.js';
import { ApiClient, dayFromNow } from '../support/api-client.js';
import { differenceFrom } from '../support/documented-responses.js';
import { runConcurrently } from '../support/load.js';
import { address } from './environment.js';

const ADMINISTRATOR = 'admin@kookaburra.example';
const root = path.resolve(import.meta.dirname, '../..');

let admin: ApiClient;
let clientId: number;
test.beforeAll(async () => {
  admin = await ApiClient.signIn(address(), ADMINISTRATOR);
  clientId = admin.claims.clientIds[0] ?? 0;
});

/** Deleted at the end: the tests share a product. */
const keys: number[] = [];
test.afterAll(async () => {
  for (const id of keys) await admin.expect('DELETE', `user/b2b-key/${id}`);
});

async function makeKey(scopes?: readonly string[]): Promise<string> {
  const key = { clientId, reference: 'ERP', ...(scopes && { scopes }) };
  const { id, token } = await admin.expect<NewApiKeyView>('POST', 'user/b2b-key', key);
  keys.push(id);
  return token;
}

const given = async (reference: string, scopes?: readonly string[]): Promise<Quickstart> => ({
  ...{ baseUrl: address(), key: await makeKey(scopes), clientId, reference },
  ...{ receiverName: 'Pty', dispatchDate: dayFromNow(3) },
});

/** Lines between the marks of the example, without its indentation. */
function exampleOf(name: string): string {
  const text = fs.readFileSync(path.join(root, `clients/typescript/examples/${name}.ts`), 'utf8');
  const [, between = ''] = text.split(/^ *\/\/ (?:begin|end)\n/m);
  return between.replaceAll(/^ {2}/gm, '').trim();
}

test('the quickstart of the guide is the code that runs here', () => {
  const guide = fs.readFileSync(path.join(root, 'docs/api-guide/01-quickstart.md'), 'utf8');
  expect(guide).toContain(exampleOf('quickstart'));
});

test('a program prices, creates, prints, manifests and follows events with only a key', async () => {
  const differences: string[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    if (input instanceof Request) differences.push(await differenceOf(input, response.clone()));
    return response;
  };
  try {
    const created = await runQuickstart(await given('QUICK-1'));

    expect(created.consignment.connoteNumber).toMatch(/\d/);
    expect(Buffer.from(await created.labels.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/);
    expect(created.manifest.leftOut).toEqual([]);
    expect(created.manifested.data.consignmentId).toBe(created.consignment.id);
    expect(differences.filter(Boolean)).toEqual([]);
    expect(differences.length).toBeGreaterThan(6);
  } finally {
    globalThis.fetch = send;
  }
});

async function differenceOf({ method, url }: Request, response: Response): Promise<string> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson ? ((await response.json()) as unknown) : '';
  return isJson ? differenceFrom(method, new URL(url).pathname, response, body) : '';
}

test('creates nothing twice when the first response to every POST is lost', async () => {
  const { key, dispatchDate } = await given('LOST');
  const sent = new Set<string>();
  const linehaul = createLinehaul({
    baseUrl: address(),
    key,
    fetch: async (request) => {
      const response = await fetch(request);
      const name = request.headers.get('Idempotency-Key') ?? request.url;
      const isFirst = !sent.has(name);
      sent.add(name);
      if (request.method === 'POST' && isFirst) throw new TypeError('connection lost');
      return response;
    },
  });
  const shipment = await shipmentOf(linehaul, dispatchDate);
  const references = Array.from({ length: 60 }, (_, index) => `LOST-${index}`);

  const created = await runConcurrently(references.length, 8, (index) =>
    linehaul.createConsignment({
      body: { ...shipment, consignmentReferences: [references[index] ?? ''] },
    }),
  );

  expect(new Set(created.map(({ id }) => id)).size).toBe(references.length);
  const found: ConsignmentListPage['consignments'][number][] = [];
  const query = { clientId, size: 50, sort: 'id,DESC' };
  const body = { search: 'LOST-', criteriaFilters: [] };
  for await (const page of linehaul.pages('listConsignments', { query, body }))
    found.push(...page.consignments);
  expect(found.map(({ id }) => id).sort()).toEqual(created.map(({ id }) => id).sort());
});

async function shipmentOf(linehaul: ReturnType<typeof createLinehaul>, dispatchedAt: string) {
  const sender = await linehaul.getDefaultAddress({ query: { clientId } });
  const search = { clientId, includeDefault: false, criteria: 'Pty', size: 20 };
  const { addresses } = await linehaul.searchAddresses({ query: search });
  const receiver = addresses.find(({ status }) => status === 'VALID');
  const carton = { itemTypeName: 'Carton', quantity: 1, length: 0.5, width: 0.4, height: 0.4 };
  const shipment = {
    ...{ clientId, dispatchedAt, consignmentType: 'DEFAULT' as const },
    offer: {
      ...{ senderAddress: sender, deliveryAddress: receiver ?? null },
      items: [{ ...carton, weight: 9 }],
    },
  };
  const [offer] = await linehaul.listOffers({ body: shipment });
  return { ...shipment, trackingStatus: 'CREATED' as const, offer: offer ?? shipment.offer };
}

test('an error response is thrown with its code, and names the scope a key lacks', async () => {
  const linehaul = createLinehaul({ baseUrl: address(), key: await makeKey(['addresses:read']) });
  const rejection = await linehaul
    .createManifest({ body: { consignmentIds: [1] } })
    .catch((error: unknown) => error);

  expect(rejection).toBeInstanceOf(LinehaulError);
  expect(rejection).toMatchObject({ status: 403, code: 'scope.missing' });
});
