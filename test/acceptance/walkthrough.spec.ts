import { expect, test } from '@playwright/test';
import http from 'node:http';

import type { AddressView } from '@contracts/views/address.view.js';
import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { EventFeedView } from '@contracts/views/public-event.view.js';
import type { NewApiKeyView } from '@contracts/views/user.view.js';
import type { NewWebhookView, WebhookTestView } from '@contracts/views/webhook.view.js';

import { ApiClient, dayFromNow } from '../support/api-client.js';
import { documentedRequest } from '../support/documented-examples.js';
import { parseJson } from '../support/json.js';
import { portOf } from '../support/port-of.js';
import { address } from './environment.js';

/** Values of this installation for fields of the examples: earlier answers fill in what later requests name. */
type Known = Record<string, unknown>;

/** An example with the known values in its fields, at any depth. */
function filled(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((entry) => filled(entry, known));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => [
    name,
    name in known ? known[name] : filled(inner, known),
  ]);
  return Object.fromEntries(entries);
}

/** Sends the request of an operation as the reference prints it. */
function run<Answer>(caller: ApiClient, operationId: string, known: Known): Promise<Answer> {
  const { method, path, query, queryNames, body } = documentedRequest(operationId);
  const route = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known[name]));
  const values = Object.entries({ ...query, ...known }).filter(([name]) =>
    queryNames.includes(name),
  );
  const search = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
  const asked = search.size === 0 ? route : `${route}?${search}`;
  return caller.expect<Answer>(method, asked, body === undefined ? body : filled(body, known));
}

interface Received {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function startReceiver() {
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(parseJson<Received>(Buffer.concat(parts).toString()));
      response.setHeader('content-type', 'application/json').end('{"received":true}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, received, url: `http://127.0.0.1:${portOf(server)}/linehaul` };
}

test('the examples of the reference run in order: quote, create, manifest, print, feed, webhook', async () => {
  const admin = await ApiClient.signIn(address(), 'admin@kookaburra.example');
  const clientId = admin.claims.clientIds[0] ?? 0;
  const known: Known = { clientId, dispatchedAt: dayFromNow(3), includeDefault: false };
  const receiver = await startReceiver();
  const made = await run<NewApiKeyView>(admin, 'createApiKey', known);
  const program = ApiClient.withKey(address(), made.token);
  const webhook = await run<NewWebhookView>(admin, 'createWebhook', {
    ...known,
    url: receiver.url,
  });
  try {
    const sender = await run<AddressView>(program, 'getDefaultAddress', known);
    const search = { ...known, criteria: 'Pty', size: 20 };
    const { addresses } = await run<{ addresses: AddressView[] }>(
      program,
      'searchAddresses',
      search,
    );
    const valid = addresses.find(({ status }) => status === 'VALID');
    Object.assign(known, { senderAddressId: sender.id, deliveryAddressId: valid?.id });

    const [offer] = await run<OfferView[]>(program, 'listOffers', known);
    expect(offer?.totalCost).toBeGreaterThan(0);
    Object.assign(known, {
      ...{ totalCost: offer?.totalCost, carrierServiceTypeId: offer?.carrierServiceTypeId },
      clientCarrierAccountId: offer?.clientCarrierAccountId,
    });
    const { cursor } = await run<EventFeedView>(program, 'listEvents', known);
    const { id } = await run<CreatedConsignmentView>(program, 'createConsignment', known);
    Object.assign(known, { id, consignmentIds: [id] });
    const manifest = await run<{ leftOut: unknown[] }>(program, 'createManifest', known);
    expect(manifest.leftOut).toEqual([]);
    expect(await run<string>(program, 'getLabels', known)).toMatch(/^%PDF/);

    const seen = async () => {
      const { events } = await run<EventFeedView>(program, 'listEvents', { after: cursor });
      return events.filter(({ data }) => data['consignmentId'] === id).map(({ type }) => type);
    };
    await expect.poll(seen).toContain('consignment.manifested');
    const tried = await run<WebhookTestView>(admin, 'testWebhook', { ...known, id: webhook.id });
    expect(tried.attempt.status).toBe(200);
    await expect
      .poll(() => receiver.received.filter(({ data }) => data['consignmentId'] === id))
      .toContainEqual(expect.objectContaining({ type: 'consignment.created' }));
  } finally {
    await run(admin, 'deleteWebhook', { id: webhook.id });
    await run(admin, 'deleteApiKey', { id: made.id });
    receiver.server.close();
  }
});
