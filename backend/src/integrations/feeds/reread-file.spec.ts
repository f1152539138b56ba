import type { ClientBase } from 'pg';

import { stub } from '../../../../test/support/stub.js';
import type { FeedScan, RejectedScan } from '../../tracking/index.js';
import type { CarrierConnections } from '../records/carrier-connections.js';
import { newKnownHosts } from '../testing/known-hosts.js';
import { FeedCollector } from './feed-collector.js';
import type { FeedSources } from './feed-sources.js';
import { FileFeed } from './file-feed.js';

const feed = {
  ...{ customerCarrierId: 21, customerId: 3, server: 'ftp://127.0.0.1', port: 21, path: null },
  ...{ username: 'linehaul', password: 'secret', apiKey: null, hostKeyFingerprint: null },
  knownHosts: newKnownHosts(),
};

const content = Buffer.from(
  JSON.stringify([
    {
      connote: 'LKIZ00000387',
      status: 'IN_TRANSIT',
      dateTime: '2026-03-05T01:00:00Z',
      description: 'At the depot',
    },
  ]),
);
const file = { name: 'a.json', version: '1', modifiedAt: 0, size: content.length };

it('reads a file again once if a user requests it', async () => {
  const recorded: string[] = [];
  const saved: unknown[][] = [];
  const source = new FileFeed(
    (_feed, work) =>
      work({ list: () => Promise.resolve([file]), read: () => Promise.resolve(content) }),
    { timeoutMs: 1_000 },
  );
  const collector = new FeedCollector(
    stub<CarrierConnections>({ listFeeds: () => Promise.resolve([feed]) }),
    {
      scans: {
        record: ({ connote }: FeedScan): Promise<RejectedScan | null> => {
          recorded.push(connote);
          return Promise.resolve(null);
        },
      },
      setAside: { add: () => Promise.resolve() },
      failures: { track: (_used, call) => call() },
    },
    stub<FeedSources>({ forFeed: () => source }),
    { intervalSeconds: 0 },
  );
  const query: (sql: string, values: unknown[]) => unknown = (sql, values) => {
    if (sql.startsWith('insert')) saved.push(values);
    return Promise.resolve({ rows: [{ cursor: '{"a.json":"1"}', reread: ['a.json'] }] });
  };

  await collector.startDueReads(stub<ClientBase>({ query }), new AbortController().signal);
  await collector.idle();

  expect(recorded).toEqual(['LKIZ00000387']);
  expect(saved).toEqual([[21, '{"a.json":"1"}', 'a.json']]);
});
