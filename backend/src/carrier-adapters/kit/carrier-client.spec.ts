import { z } from 'zod';

import { loopbackPolicy, strictPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { closedPort } from '../../platform/outgoing/testing/faulty-servers.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { australiaPost } from '../australia-post/adapter.js';
import { settings as form } from '../australia-post/settings.js';
import type { CarrierRequest } from './carrier-call.js';
import { cents } from './carrier-json.js';
import { callOf, networkTransport, READ_ATTEMPTS } from './carrier-client.js';
import { Throttled, Unavailable, Unknown } from './outcomes.js';
import { type DoubleResponse, type DoubleServer, startDouble } from './testing/double-server.js';

const settings = form.schema.parse({
  accountType: 'EPARCEL',
  accountNumber: '4711',
  apiKey: 'key',
  password: 'password',
  environment: 'TESTBED',
  labelLayout: 'A6-1pp',
});
const change: CarrierRequest = {
  name: 'announce',
  method: 'POST',
  path: '/shipments',
  body: { parcel: 1 },
  isChange: true,
};

const read: CarrierRequest = { name: 'find', method: 'GET', path: '/shipments', isChange: false };

describe('a call to a carrier', () => {
  let server: DoubleServer;
  let response: DoubleResponse;

  beforeEach(async () => {
    response = { status: 200, body: {} };
    server = await startDouble('', () => response);
  });

  afterEach(async () => {
    await server.close();
  });

  const callTo = (url: string, policy: OutgoingPolicy = loopbackPolicy(1000)) =>
    callOf(australiaPost, settings, {
      transport: networkTransport(policy),
      now: () => new Date('2026-11-25T00:00:00Z'),
      log: () => undefined,
      server: url,
    });

  it('signs in, and names the account as the carrier writes it', async () => {
    await callTo(server.url).http(change);

    expect(server.requests[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('key:password').toString('base64')}`,
      'account-number': '0000004711',
    });
  });

  it('reads a response that begins with a byte order mark', async () => {
    response = { status: 200, bytes: Buffer.from('\uFEFF{"total": 1.10}') };

    const { json } = await callTo(server.url).http(read);

    expect(json(z.object({ total: cents }))).toEqual({ total: 110 });
  });

  it('never goes to a private address, and reports that nothing was sent', async () => {
    const sending = callTo(server.url, strictPolicy()).http(change);

    await expect(sending).rejects.toBeInstanceOf(Unavailable);
    expect(server.requests).toHaveLength(0);
  });

  it('reports that nothing was sent when no server listens', async () => {
    const sending = callTo(`http://127.0.0.1:${await closedPort()}`).http(change);

    await expect(sending).rejects.toBeInstanceOf(Unavailable);
  });

  it('does not follow redirects', async () => {
    response = { status: 302 };

    await expect(callTo(server.url).http(change)).rejects.toBeInstanceOf(Unavailable);
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as the carrier requests when it has called too often', async () => {
    server.fail('THROTTLED');

    const failure: unknown = await callTo(server.url)
      .http(change)
      .catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(Throttled);
    expect(failure).toMatchObject({ retryAfter: 7 });
  });

  it('repeats a read whose connection is lost, and no change', async () => {
    server.fail('RESET_AFTER_WORK');
    const { status } = await callTo(server.url).http(read);
    server.fail('RESET_AFTER_WORK');

    await expect(callTo(server.url).http(change)).rejects.toBeInstanceOf(Unknown);
    expect(status).toBe(200);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
  });

  it('gives up on a read whose connection is lost repeatedly', async () => {
    server.failEach('RESET_AFTER_WORK', () => true);

    await expect(callTo(server.url).http(read)).rejects.toBeInstanceOf(Unavailable);
    expect(server.requests).toHaveLength(READ_ATTEMPTS);
  });

  it('fetches a file without the key', async () => {
    response = { status: 200, bytes: Buffer.from('%PDF') };

    const bytes = await callTo(server.url).download(`${server.url}/label.pdf`);

    expect(bytes.toString()).toBe('%PDF');
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each(['file:///etc/passwd', 'label.pdf', 'ftp://127.0.0.1/label.pdf'])(
    'fetches no file from %s',
    async (address) => {
      await expect(callTo(server.url).download(address)).rejects.toBeInstanceOf(Unavailable);
    },
  );
});
