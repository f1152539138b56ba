import { expect, test } from '@playwright/test';
import http from 'node:http';

import type { AddressView } from '@contracts/views/address.view.js';
import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { EventFeedView } from '@contracts/views/public-event.view.js';
import type { NewApiKeyView } from '@contracts/views/user.view.js';
import type { NewWebhookView, WebhookTestView } from '@contracts/views/webhook.view.js';

import { ApiClient, dayFromNow } from '../support/api-client.js';
import { filledRequest, type Known } from '../support/documented-examples.js';
import { parseJson } from '../support/json.js';
import { portOf } from '../support/port-of.js';
import { address } from './environment.js';

/** Sends the request of an operation as the reference prints it, with the ids of this installation. */
function run<Result>(caller: ApiClient, operationId: string, known: Known): Promise<Result> {
  const { method, path, body } = filledRequest(operationId, known);
  return caller.expect<Result>(method, path, body);
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
  const known: Record<string, Known[string]> = {
    clientId,
    dispatchedAt: dayFromNow(3),
    includeDefault: false,
  };
  const receiver = await startReceiver();
  const apiKey = await run<NewApiKeyView>(admin, 'createApiKey', known);
  const program = ApiClient.withKey(address(), apiKey.token);
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
      const { events } = await run<EventFeedView>(program, 'listEvents', {
        ...known,
        after: cursor,
      });
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
    await run(admin, 'deleteApiKey', { id: apiKey.id });
    receiver.server.close();
  }
});
