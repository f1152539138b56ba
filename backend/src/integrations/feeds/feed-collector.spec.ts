import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import type { ClientBase } from 'pg';

import {
  unresponsiveServer,
  type FaultyServer,
} from '../../platform/outgoing/testing/faulty-servers.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import type { FeedScan, RejectedScan } from '../../tracking/index.js';
import { rejectionReasonOf } from '../../tracking/scans/feed-scan.js';
import type { CarrierConnections, FeedConnection } from '../records/carrier-connections.js';
import { FeedCollector, type ScanDestination } from './feed-collector.js';
import { FeedSources } from './feed-sources.js';
import { newKnownHosts } from '../testing/known-hosts.js';
import { portOf } from '../../../../test/support/port-of.js';

const HUNG_FEEDS = 100;
const policy = loopbackPolicy(2000);
const scan = {
  connote: 'LKIZ00000387',
  status: 'IN_TRANSIT',
  dateTime: '2026-03-05T01:00:00Z',
  description: 'At the depot',
};

/** Records which feed delivered the first scan, and what is set aside. */
class Destination implements ScanDestination {
  readonly first: Promise<number>;
  readonly rejected: RejectedScan[] = [];
  readonly recorded: string[] = [];
  private resolveFirst: (customerCarrierId: number) => void = () => undefined;

  constructor() {
    this.first = new Promise((resolve) => {
      this.resolveFirst = resolve;
    });
  }

  readonly scans = {
    record: (received: FeedScan, customerCarrierId: number) => {
      if (received.description === 'never') return Promise.reject(new Error('no reason known'));
      this.recorded.push(received.connote);
      this.resolveFirst(customerCarrierId);
      return Promise.resolve(rejectionReasonOf(received, new Date()));
    },
  };

  readonly failures = {
    track: <Result>(_used: unknown, call: () => Promise<Result>) => call(),
  };

  readonly setAside = {
    add: (rejection: RejectedScan) => {
      this.rejected.push(rejection);
      return Promise.resolve();
    },
  };
}

let silent: FaultyServer;
let carrier: Server;
let result: unknown[];

beforeEach(async () => {
  silent = await unresponsiveServer();
  result = [scan];
  carrier = createServer((_request, response) => {
    response.end(JSON.stringify({ cursor: '1', events: result }));
  });
  carrier.listen(0, '127.0.0.1');
  await once(carrier, 'listening');
});

afterEach(async () => {
  await silent.close();
  carrier.close();
});

const feedOf = (customerCarrierId: number, customerId: number, server: string, port: number) =>
  ({
    ...{ customerCarrierId, customerId, server, port, path: '/' },
    ...{
      username: 'linehaul',
      password: 'secret',
      apiKey: null,
      hostKeyFingerprint: null,
      knownHosts: newKnownHosts(),
    },
  }) satisfies FeedConnection;

describe('collecting feeds', () => {
  it('is not held up by a hundred hung feeds of another customer, nor by one of the same customer', async () => {
    const hung = Array.from({ length: HUNG_FEEDS }, (_, index) =>
      feedOf(index + 1, 1, 'sftp://127.0.0.1', silent.port),
    );
    const port = portOf(carrier);
    const healthy = feedOf(501, 2, 'http://127.0.0.1', port);
    const own = feedOf(500, 2, 'sftp://127.0.0.1', silent.port);
    const listFeeds = () => Promise.resolve([...hung, own, healthy]);
    const scans = new Destination();
    const collector = new FeedCollector(
      { listFeeds } as unknown as CarrierConnections,
      scans,
      new FeedSources(policy),
      { intervalSeconds: 1 },
    );
    const client = { query: () => Promise.resolve({ rows: [] }) } as unknown as ClientBase;
    const controller = new AbortController();

    const startedAt = performance.now();

    await collector.startDueReads(client, controller.signal);

    expect(await scans.first).toBe(501);
    expect(performance.now() - startedAt).toBeLessThan(policy.timeoutMs);
    controller.abort();
  });

  it('reads every feed of a customer who has more than may run at once, one statement at a time', async () => {
    const port = portOf(carrier);
    const ids = Array.from({ length: 11 }, (_, index) => index + 1);
    const listFeeds = () =>
      Promise.resolve(ids.map((id) => feedOf(id, 1, 'http://127.0.0.1', port)));
    const connections = { listFeeds } as unknown as CarrierConnections;
    const sources = new FeedSources(policy);
    const destination = new Destination();
    const collector = new FeedCollector(connections, destination, sources, { intervalSeconds: 0 });
    const saved: unknown[] = [];
    let inFlight = 0;
    let together = 0;
    const query = async (sql: string, [id]: unknown[]) => {
      together = Math.max(together, ++inFlight);
      await new Promise(setImmediate);
      inFlight--;
      if (sql.startsWith('insert')) saved.push(id);
      return { rows: [] };
    };

    await collector.startDueReads({ query } as unknown as ClientBase, new AbortController().signal);
    await collector.idle();

    expect(saved.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids);
    expect(together).toBe(1);
  });

  it('reads waiting feeds before those already read, round after round', async () => {
    const port = portOf(carrier);
    const hung = [1, 2, 3, 4].map((id) => feedOf(id, 1, 'sftp://127.0.0.1', silent.port));
    const healthy = feedOf(5, 1, 'http://127.0.0.1', port);
    const listFeeds = () => Promise.resolve([...hung, healthy]);
    const scans = new Destination();
    const collector = new FeedCollector(
      { listFeeds } as unknown as CarrierConnections,
      scans,
      new FeedSources(loopbackPolicy(100)),
      { intervalSeconds: 0 },
    );
    const client = { query: () => Promise.resolve({ rows: [] }) } as unknown as ClientBase;
    const { signal } = new AbortController();

    await collector.startDueReads(client, signal);
    await collector.startDueReads(client, signal);

    expect(await scans.first).toBe(5);
  });

  it('sets aside a scan that fails for no known reason, after some attempts, and continues', async () => {
    result = [{ ...scan, connote: 'FIRST' }, { ...scan, description: 'never' }, scan];
    const port = portOf(carrier);
    const destination = new Destination();
    const listFeeds = () => Promise.resolve([feedOf(1, 1, 'http://127.0.0.1', port)]);
    const connections = { listFeeds } as unknown as CarrierConnections;
    const sources = new FeedSources(policy);
    const collector = new FeedCollector(connections, destination, sources, { intervalSeconds: 0 });
    const client = { query: () => Promise.resolve({ rows: [] }) } as unknown as ClientBase;

    for (let round = 0; round < 3; round++) {
      await collector.startDueReads(client, new AbortController().signal);
      await collector.idle();
    }

    expect(destination.rejected).toMatchObject([{ reason: 'FAILED', details: 'no reason known' }]);
    expect(destination.recorded.at(-1)).toBe(scan.connote);
  });

  it('records a page once if the server returns it repeatedly, and a new one', async () => {
    const port = portOf(carrier);
    const destination = new Destination();
    const listFeeds = () => Promise.resolve([feedOf(1, 1, 'http://127.0.0.1', port)]);
    const connections = { listFeeds } as unknown as CarrierConnections;
    const sources = new FeedSources(policy);
    const collector = new FeedCollector(connections, destination, sources, { intervalSeconds: 0 });
    const rows = [{ cursor: '1', reread: [] }];
    const client = { query: () => Promise.resolve({ rows }) } as unknown as ClientBase;
    const read = async () => {
      await collector.startDueReads(client, new AbortController().signal);
      await collector.idle();
    };

    result = [scan, 'no scan'];
    await read();
    await read();
    result = [{ ...scan, connote: 'LATER' }, scan];
    await read();

    expect(destination.recorded).toEqual([scan.connote, 'LATER', scan.connote]);
    expect(destination.rejected).toHaveLength(1);
  });

  it('sets aside scans that cannot be processed, and records the others', async () => {
    result = [
      { ...scan, connote: 'LKIZ\u000000000387' },
      { ...scan, connote: 'LKIZ\ud800' },
      { ...scan, dateTime: '2099-02-03T01:00:00Z' },
      { ...scan, dateTime: '0000-02-03T01:00:00Z' },
      { ...scan, status: 'LOST' },
      { ...scan, description: 'x'.repeat(501) },
      'no scan',
      scan,
    ];
    const port = portOf(carrier);
    const destination = new Destination();
    const listFeeds = () => Promise.resolve([feedOf(1, 1, 'http://127.0.0.1', port)]);
    const connections = { listFeeds } as unknown as CarrierConnections;
    const sources = new FeedSources(policy);
    const collector = new FeedCollector(connections, destination, sources, { intervalSeconds: 0 });
    const client = { query: () => Promise.resolve({ rows: [] }) } as unknown as ClientBase;

    await collector.startDueReads(client, new AbortController().signal);
    await collector.idle();

    expect(destination.rejected.map(({ reason }) => reason).toSorted()).toEqual([
      'CONTROL_CHARACTER',
      'CONTROL_CHARACTER',
      'FUTURE',
      'PAST',
      'TOO_LONG',
      'UNKNOWN_STATUS',
      'UNREADABLE',
    ]);
    expect(destination.recorded.at(-1)).toBe(scan.connote);
    expect(destination.rejected.map(({ raw }) => raw).join('')).not.toMatch(/[^\x20-\x7e]/);
  });
});
