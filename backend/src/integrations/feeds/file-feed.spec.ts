import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { loadOrCreateHostKey } from '../../../../demo/simulated-carrier/sftp/host-key.js';
import { startSftpServer } from '../../../../demo/simulated-carrier/sftp/sftp-server.js';
import type { FeedConnection } from '../records/carrier-connections.js';
import { startFtpServer } from '../testing/ftp-server.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { FeedSources } from './feed-sources.js';
import { newKnownHosts } from '../testing/known-hosts.js';

const account = { username: 'linehaul', password: 'secret' };
const sources = new FeedSources(loopbackPolicy());
const eventOf = (connote: string) => ({
  connote,
  status: 'IN_TRANSIT',
  dateTime: '2026-03-05T01:00:00Z',
  description: 'At the depot',
});

let folder: string;
let drop: string;
let stop: () => Promise<void>;

const put = (name: string, ...connotes: string[]) => {
  fs.writeFileSync(path.join(drop, name), JSON.stringify(connotes.map(eventOf)));
};

/** Returns the scans after the cursor, and the next cursor. */
async function collect(feed: FeedConnection, cursor = '') {
  const collected = { connotes: [] as string[], rejected: [] as string[], cursor };
  for await (const page of sources.of(feed).pagesAfter(cursor, feed)) {
    collected.connotes.push(...page.scans.map(({ connote }) => connote));
    collected.rejected.push(...page.rejected.map(({ details }) => details));
    collected.cursor = page.cursor;
  }
  return collected;
}

const kinds: readonly [string, () => Promise<{ port: number; close(): Promise<void> }>][] = [
  [
    'sftp://127.0.0.1',
    () =>
      startSftpServer({
        port: 0,
        hostKey: loadOrCreateHostKey(folder),
        account,
        folder: path.join(folder, 'files'),
        onArrival: () => undefined,
      }),
  ],
  [
    'ftp://127.0.0.1',
    () => startFtpServer({ account, folder: path.join(folder, 'files'), fault: () => 'NONE' }),
  ],
];

describe.each(kinds)('a feed of files at %s', (server, start) => {
  let feed: FeedConnection;

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feed-'));
    drop = path.join(folder, 'files/out');
    fs.mkdirSync(drop, { recursive: true });
    const running = await start();
    stop = () => running.close();
    feed = {
      ...account,
      customerCarrierId: 21,
      customerId: 3,
      server,
      port: running.port,
      path: '/out',
      apiKey: null,
      hostKeyFingerprint: null,
      knownHosts: newKnownHosts(),
    };
  });

  afterEach(async () => {
    await stop();
    fs.rmSync(folder, { recursive: true });
  });

  it('returns every file once, including later ones', async () => {
    put('b.json', 'B1', 'B2');
    put('readme.txt', 'X');
    const first = await collect(feed);
    put('a.json', 'A1');
    const second = await collect(feed, first.cursor);

    expect(first.connotes).toEqual(['B1', 'B2']);
    expect(second.connotes).toEqual(['A1']);
    expect((await collect(feed, second.cursor)).connotes).toEqual([]);
  });

  it('returns a rewritten file again', async () => {
    put('a.json', 'A1');
    const { cursor } = await collect(feed);
    put('a.json', 'A1', 'A2');

    expect((await collect(feed, cursor)).connotes).toEqual(['A1', 'A2']);
  });

  it('reports an unreadable file once, and reads the others', async () => {
    fs.writeFileSync(path.join(drop, 'a.json'), '{"events":');
    put('b.json', 'B1');

    const { connotes, rejected, cursor } = await collect(feed);

    expect(connotes).toEqual(['B1']);
    expect(rejected).toEqual([expect.stringContaining('a.json cannot be read')]);
    expect((await collect(feed, cursor)).rejected).toEqual([]);
  });

  it('reports why it cannot be read', async () => {
    await expect(collect({ ...feed, password: 'wrong' })).rejects.toThrow('rejected the user name');
  });
});
