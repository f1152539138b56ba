import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { loadOrCreateHostKey } from '../../../../demo/simulated-carrier/sftp/host-key.js';
import { startSftpServer } from '../../../../demo/simulated-carrier/sftp/sftp-server.js';
import type { FeedConnection } from '../records/carrier-connections.js';
import { type InjectedFault, startFtpServer } from '../testing/ftp-server.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { FeedSources } from './feed-sources.js';
import { FileFeed, type OpenFolder } from './file-feed.js';
import { newKnownHosts } from '../testing/known-hosts.js';

const account = { username: 'linehaul', password: 'secret' };
const sources = new FeedSources(loopbackPolicy());
const eventOf = (connote: string) => ({
  connote,
  status: 'IN_TRANSIT',
  dateTime: '2026-03-05T01:00:00Z',
  description: 'At the depot',
});

const csvOf = (...connotes: string[]) =>
  [
    'Connote,Status,DateTime,Description',
    ...connotes.map((connote) => Object.values(eventOf(connote)).join(',')),
    '',
  ].join('\n');

const xmlOf = (...connotes: string[]) => {
  const events = connotes.map(
    (connote) =>
      `<event>${Object.entries(eventOf(connote))
        .map(([name, value]) => `<${name}>${value}</${name}>`)
        .join('')}</event>`,
  );
  return `<events>${events.join('')}</events>`;
};

/** Fewer than the last value of each kind of file. */
const CUT_CHARACTERS = 6;

let folder: string;
let drop: string;
let stop: () => Promise<void>;

const put = (name: string, ...connotes: string[]) => {
  fs.writeFileSync(path.join(drop, name), JSON.stringify(connotes.map(eventOf)));
};

const feedAt = (server: string, port: number, at: string | null): FeedConnection => ({
  ...account,
  ...{ customerCarrierId: 21, customerId: 3, server, port, path: at },
  ...{ apiKey: null, hostKeyFingerprint: null, knownHosts: newKnownHosts() },
});

/** Returns the scans after the cursor, and the next cursor. */
async function collect(feed: FeedConnection, cursor = '') {
  const collected = { connotes: [] as string[], rejected: [] as string[], cursor };
  for await (const page of sources.forFeed(feed).pagesAfter(cursor, feed)) {
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
    feed = feedAt(server, running.port, '/out');
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

    const first = await collect(feed);
    const second = await collect(feed, first.cursor);

    expect(first).toMatchObject({ connotes: ['B1'], rejected: [] });
    expect(second.rejected).toEqual([expect.stringContaining('a.json cannot be read')]);
    expect((await collect(feed, second.cursor)).rejected).toEqual([]);
  });

  it.each([
    ['json', JSON.stringify([eventOf('A1'), eventOf('A2')])],
    ['csv', csvOf('A1', 'A2')],
    ['xml', xmlOf('A1', 'A2')],
  ])(
    'returns nothing of a file that is still being written, until it is complete (%s)',
    async (extension, text) => {
      const name = path.join(drop, `a.${extension}`);
      fs.writeFileSync(name, text.slice(0, -CUT_CHARACTERS));
      const first = await collect(feed);
      fs.writeFileSync(name, text);
      const second = await collect(feed, first.cursor);

      expect(first).toMatchObject({ connotes: [], rejected: [] });
      expect(second).toMatchObject({ connotes: ['A1', 'A2'], rejected: [] });
    },
  );

  it('returns a file whose last line has no end once it has stayed the same', async () => {
    fs.writeFileSync(path.join(drop, 'a.csv'), csvOf('A1').trimEnd());
    const first = await collect(feed);
    const second = await collect(feed, first.cursor);

    expect(first.connotes).toEqual([]);
    expect(second.connotes).toEqual(['A1']);
    expect((await collect(feed, second.cursor)).connotes).toEqual([]);
  });

  it('reports why it cannot be read', async () => {
    await expect(collect({ ...feed, password: 'wrong' })).rejects.toThrow('rejected the user name');
  });
});

describe('a feed of files', () => {
  it('whose server ends a file early fails, and returns the file once all of it arrives', async () => {
    let fault: InjectedFault = 'CUT';
    const all = fs.mkdtempSync(path.join(os.tmpdir(), 'feed-'));
    const server = await startFtpServer({ account, folder: all, fault: () => fault });
    const feed = feedAt('ftp://127.0.0.1', server.port, null);
    fs.writeFileSync(path.join(all, 'a.csv'), csvOf('A1', 'A2', 'A3'));

    const failed = await collect(feed).then(
      () => null,
      (error: unknown) => String(error),
    );
    fault = 'NONE';
    const { connotes } = await collect(feed);
    await server.close();
    fs.rmSync(all, { recursive: true });

    expect(failed).toContain('100 of 180 bytes of a.csv arrived');
    expect(connotes).toEqual(['A1', 'A2', 'A3']);
  });

  it('on a slow server returns some files at a time', async () => {
    const files = Array.from({ length: 5 }, (_, index) => {
      const name = `${index}.json`;
      const content = Buffer.from(JSON.stringify([eventOf(`S${index}`)]));
      return { name, content, version: '1', modifiedAt: 0, size: content.length };
    });
    const slowFolder: OpenFolder = {
      list: () => Promise.resolve(files),
      read: async (name) => {
        await wait(40);
        return files.find((file) => file.name === name)?.content ?? Buffer.alloc(0);
      },
    };
    const slow = new FileFeed((_feed, work) => work(slowFolder), { timeoutMs: 50 });
    const connotes: string[][] = [];
    for (let cursor = ''; connotes.flat().length < files.length;) {
      const read: string[] = [];
      for await (const page of slow.pagesAfter(cursor, feedAt('ftp://127.0.0.1', 21, null))) {
        read.push(...page.scans.map(({ connote }) => connote));
        cursor = page.cursor;
      }
      connotes.push(read);
    }

    expect(connotes.flat()).toEqual(['S0', 'S1', 'S2', 'S3', 'S4']);
    expect(connotes.length).toBeGreaterThan(1);
  });
});
