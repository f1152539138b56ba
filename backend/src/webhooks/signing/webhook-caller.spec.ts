import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

import { readEnvironment } from '../../platform/config/read-environment.js';
import { type OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { unresponsiveServer } from '../../platform/outgoing/testing/faulty-servers.js';
import { loopbackPolicy, strictPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { WebhookCaller } from './webhook-caller.js';
import { WebhookTargets } from './webhook-targets.js';
import { portOf } from '../../../../test/support/port-of.js';

const environment = readEnvironment({
  DATABASE_URL: 'postgres://x',
  OUTGOING_PORTS: '9443, 10443',
});
const targetsOf = (policy: OutgoingPolicy) => new WebhookTargets(policy, environment);
const callerOf = (policy: OutgoingPolicy) => new WebhookCaller(targetsOf(policy), policy);
const caller = callerOf(loopbackPolicy());

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}/hooks`;
}

const send = (url: string, deadlineMs?: number) =>
  caller.call(
    { url, headers: { 'webhook-id': 'evt_1' }, body: '{"a":"ü"}', at: new Date() },
    deadlineMs,
  );

describe('a call to a subscriber', () => {
  it('sends the body as it was signed, and stores the response', async () => {
    const seen: unknown[] = [];
    const url = await serve((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        seen.push(request.method, request.headers['webhook-id'], String(Buffer.concat(parts)));
        response.writeHead(202, { 'x-queue': 'a' }).end('taken\0');
      });
    });

    expect(await send(url)).toMatchObject({
      status: 202,
      failure: null,
      remoteAddress: '127.0.0.1',
      answerHeaders: { 'x-queue': 'a' },
      answerBody: 'taken\uFFFD',
    });
    expect(seen).toEqual(['POST', 'evt_1', '{"a":"ü"}']);
  });

  it.each([
    [503, '503 Service Unavailable'],
    [400, '400 Bad Request'],
    [302, 'The server redirects to another address. Enter that address instead.'],
  ])('fails with %i', async (status, failure) => {
    let calls = 0;
    const url = await serve((_, response) => {
      calls += 1;
      response.writeHead(status, { location: '/elsewhere' }).end();
    });

    expect(await send(url)).toMatchObject({ status, failure });
    expect(calls).toBe(1);
  });

  it('reads the beginning of an endless response and stores 4 kB of it', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(16_000, 'x');
      const write = () => {
        while (response.writable && response.write(chunk));
      };
      response.on('drain', write);
      write();
    });

    const { status, failure, answerBody } = await send(url);

    expect({ status, failure, length: answerBody?.length }).toEqual({
      status: 200,
      failure: null,
      length: 4_000,
    });
  });

  it('ends by its deadline without a response', async () => {
    const { port, close } = await unresponsiveServer();

    const attempt = await send(`http://127.0.0.1:${port}/`, 200);
    await close();

    expect(attempt).toMatchObject({ status: null, failure: 'No response within 0.2 s' });
    expect(attempt.durationMs).toBeLessThan(2_000);
  });

  it('is never made to a private address', async () => {
    const url = await serve(() => {
      throw new Error('called');
    });

    const call = { url, headers: {}, body: '', at: new Date() };
    expect(await callerOf(strictPolicy()).call(call)).toMatchObject({
      status: null,
      failure: 'This address is on a private network, which is not allowed.',
    });
  });
});

describe('the URL of a subscription', () => {
  const strict = targetsOf(strictPolicy());

  it.each([
    'https://8.8.8.8/in',
    'https://8.8.8.8:8443/in',
    'https://8.8.8.8:9443/in',
    'https://8.8.8.8:10443/in',
  ])('%s is accepted', async (url) => {
    await expect(strict.assertAcceptable(url)).resolves.toBeUndefined();
  });

  it.each([
    ['not an address', 'webhook.url', 'Must be an https address'],
    ['ftp://8.8.8.8/', 'webhook.url', 'Must be an https address'],
    ['http://8.8.8.8/in', 'webhook.url', 'Must be an https address'],
    ['http://nobody.invalid/in', 'webhook.url', 'Must be an https address'],
    ['https://me:secret@8.8.8.8/', 'webhook.url', 'must not contain a username or password'],
    ['https://8.8.8.8:22/', 'webhook.url', 'Port 22 is not allowed. Use 443 or 8443.'],
    [`https://8.8.8.8/${'x'.repeat(2_000)}`, 'webhook.url', 'Must be an https address'],
    ['https://127.0.0.1/', 'outgoing.private_address', 'on a private network'],
    ['https://[::ffff:10.0.0.1]/', 'outgoing.private_address', 'on a private network'],
    ['https://169.254.169.254/', 'outgoing.private_address', 'on a private network'],
    ['https://2130706433/', 'outgoing.private_address', 'on a private network'],
  ])('%s is rejected as %s: %s', async (url, code, message) => {
    const rejection = await strict.assertAcceptable(url).then(
      () => null,
      (error: unknown) => error,
    );

    expect(rejection).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('within a permitted range may be http, on any port', async () => {
    const own = targetsOf(loopbackPolicy());

    await expect(own.assertAcceptable('http://127.0.0.1:9999/in')).resolves.toBeUndefined();
  });
});
