import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';

import {
  startBlackholeProxy,
  type BlackholeProxy,
} from '../../../../test/support/blackhole-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { LeaderLoop, type LeaderWork } from './leader-loop.js';

const LOCK = 1;
/** Pause between two statements of the work. */
const PAUSE_MS = 50;

let database: TestDatabase;
let proxy: BlackholeProxy;
let loop: LeaderLoop;
let starts: number;

beforeAll(async () => {
  database = await createTestDatabase('leader_loop');
});
afterAll(() => database.drop());

beforeEach(async () => {
  proxy = await startBlackholeProxy(database.url);
  starts = 0;
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  proxy.resume();
  await loop.stop();
  proxy.close();
  jest.restoreAllMocks();
});

function lead(work: LeaderWork): void {
  loop = new LeaderLoop({ databaseUrl: proxy.url, name: 'Test', lock: LOCK }, (...input) => {
    starts += 1;
    return work(...input);
  });
  loop.start();
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(PAUSE_MS);
}

const hasFailed = () => jest.mocked(Logger.prototype.error).mock.calls.length > 0;

describe('the work of a leader', () => {
  it('ends when the database stops responding, and starts again when it responds', async () => {
    let statements = 0;
    lead(async (client, signal) => {
      for (; !signal.aborted; statements += 1) {
        await client.query('select 1');
        await wait(PAUSE_MS);
      }
    });
    await until(() => statements > 0);

    proxy.blackhole();
    await until(hasFailed);
    proxy.resume();
    await until(() => starts === 2);

    const before = statements;
    await until(() => statements > before);
  });

  it('restarts at growing intervals while it keeps failing', async () => {
    const startedAt: number[] = [];
    lead(() => {
      startedAt.push(performance.now());
      return Promise.reject(new Error('a persistent error'));
    });
    await until(() => starts === 3);

    const [first = 0, second = 0, third = 0] = startedAt;
    expect(second - first).toBeLessThan(2_000);
    expect(third - second).toBeGreaterThan(1_900);
  });

  it('starts again although the connection with its lock cannot be closed properly', async () => {
    let isSilent = false;
    lead(async (_client, signal) => {
      await until(() => signal.aborted || isSilent);
      if (isSilent) throw new Error('the database of its statements is silent');
    });
    await until(() => starts === 1);

    proxy.blackhole();
    isSilent = true;
    await until(hasFailed);
    isSilent = false;
    proxy.resume();

    await until(() => starts === 2);
  });
});
