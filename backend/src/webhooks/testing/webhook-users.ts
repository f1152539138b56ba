import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

import type { NewWebhookView, WebhookView } from '@contracts/views/webhook.view.js';

import { someClients, startBackend } from '../../testing/start-backend.js';
import { TestSession, type ErrorBody, type Person } from '../../testing/test-session.js';
import { portOf } from '../../../../test/support/port-of.js';

interface ReceivedCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a server that accepts and records every call. */
export async function startReceiver() {
  const received: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: String(Buffer.concat(parts)) });
      response.writeHead(200).end('thanks');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    url: `http://127.0.0.1:${portOf(server)}/hooks`,
    close: () => server.close(),
  };
}

/** Starts a backend that may call this machine; returns users of two customers, and their requests about webhooks. */
export async function startWebhookUsers(label: string, url: string, settings: object = {}) {
  const backend = await startBackend(label, [], { OUTGOING_ALLOW: '127.0.0.0/8', ...settings });
  await backend.database.query(someClients);
  const web = new TestSession(backend);
  const admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  const requestBody = (changes: object = {}) => ({
    ...{ clientId: 10, name: 'Warehouse system', url, types: ['consignment.*'] },
    ...changes,
  });
  const create = (changes: object = {}, by: Person = admin) =>
    web.request<NewWebhookView & ErrorBody>(by, 'POST', 'webhook', requestBody(changes));
  return {
    backend,
    web,
    admin,
    staff: await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 }),
    outsider: await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 }),
    everywhere: await web.signInNewUser({ role: 'SUPER_ADMIN' }),
    requestBody,
    create,
    add: async (changes: object = {}) => (await create(changes)).body,
    listed: async (by: Person, query = '') =>
      (await web.request<WebhookView[]>(by, 'GET', `webhook${query}`)).body,
    post: <Body>(path: string, body: object = {}, by: Person = admin) =>
      web.request<Body & ErrorBody>(by, 'POST', `webhook/${path}`, body),
  };
}

export type WebhookUsers = Awaited<ReturnType<typeof startWebhookUsers>>;
