import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { recordsPool } from '../database/records-pool.js';
import { CreateRequestQuota1764000113500 } from './create-request-quota.migration.js';
import { LiveBackends } from './live-backends.js';
import { SharedQuota } from './shared-quota.js';

let testDatabase: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  testDatabase = await createTestDatabase('quota');
  database = new DataSource({
    ...{ type: 'postgres', url: testDatabase.url, migrations: [CreateRequestQuota1764000113500] },
  });
  await database.initialize();
  await database.runMigrations();
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

const policy = { name: 'calls', quota: 100, windowSeconds: 60 };

/** The quota as each of several backends sees it. */
const backends = (count: number, given: Partial<typeof policy> = {}) =>
  Array.from(
    { length: count },
    () => new SharedQuota({ ...policy, ...given }, database, new LiveBackends(database)),
  );

/** Counts nothing in the background. */
const uncounted = { count: 1, refresh: () => undefined };

/** Number of statements since the call. */
function countStatements(): () => number {
  let count = 0;
  recordsPool(database).on('acquire', () => {
    count += 1;
  });
  return () => count;
}

async function takeUntilRejected(quota: SharedQuota, key: string, factor = 1): Promise<number> {
  for (let taken = 0; ; taken += 1) if ((await quota.take(key, factor)).isRejected) return taken;
}

describe('a quota of several backends', () => {
  it('is granted exactly, to the last request, across backends', async () => {
    const [one, other] = backends(2);
    if (!one || !other) throw new Error('no quota');
    const first = await one.take('even', 1);
    const granted = await Promise.all([
      ...[takeUntilRejected(one, 'even'), takeUntilRejected(one, 'even')],
      ...[takeUntilRejected(other, 'even'), takeUntilRejected(other, 'even')],
    ]);

    expect(first).toMatchObject({ policy: 'calls', quota: 100, windowSeconds: 60, left: 99 });
    expect(granted.reduce((sum, count) => sum + count)).toBe(99);
    expect(await other.take('even', 1)).toMatchObject({ isRejected: true, left: 0 });
  });

  it('is counted for each key, and multiplied by its factor', async () => {
    const [quota] = backends(1);
    if (!quota) throw new Error('no quota');

    expect(await takeUntilRejected(quota, 'a')).toBe(100);
    expect(await takeUntilRejected(quota, 'b', 3)).toBe(300);
  });

  it('continues with a raised factor in the same window', async () => {
    const [one, other] = backends(2);
    if (!one || !other) throw new Error('no quota');

    expect(await takeUntilRejected(one, 'raised')).toBe(100);
    expect(await takeUntilRejected(other, 'raised', 2)).toBe(100);
  });

  it('is not exceeded over several windows, and restarts in each', async () => {
    const WINDOWS = 3;
    const quotas = backends(2, { quota: 50, windowSeconds: 1 });
    const startedAt = Date.now();
    let granted = 0;
    const ask = async (quota: SharedQuota) => {
      while (Date.now() < startedAt + WINDOWS * 1_000) {
        if (!(await quota.take('windows', 1)).isRejected) granted += 1;
        await new Promise(setImmediate);
      }
    };
    await Promise.all(quotas.flatMap((quota) => [ask(quota), ask(quota)]));

    const begun = Math.floor((Date.now() - startedAt) / 1_000) + 1;
    expect(granted).toBeLessThanOrEqual(begun * 50);
    expect(granted).toBeGreaterThanOrEqual(100);
  });

  it('costs one statement per fifteen requests, and none once it is exhausted', async () => {
    const quota = new SharedQuota({ ...policy, quota: 600 }, database, uncounted);
    const statements = countStatements();

    expect(await takeUntilRejected(quota, 'cost')).toBe(600);
    expect((await quota.take('cost', 1)).isRejected).toBe(true);
    expect(statements()).toBe(40);
  });

  it('is divided by the backends while the table is locked', async () => {
    const lock = database.createQueryRunner();
    const [quota] = backends(1);
    const halved = new SharedQuota(policy, database, { ...uncounted, count: 2 });
    await lock.startTransaction();
    try {
      await lock.query('lock table request_quota');
      expect(quota && (await takeUntilRejected(quota, 'alone'))).toBe(100);
      expect(await takeUntilRejected(halved, 'halved')).toBe(50);
    } finally {
      await lock.rollbackTransaction();
      await lock.release();
    }
  }, 60_000);
});
