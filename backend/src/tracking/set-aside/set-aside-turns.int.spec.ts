import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { stub } from '../../../../test/support/stub.js';
import { migrations } from '../../migrations.js';
import { migrateDatabase } from '../../platform/database/migrate-database.js';
import { type FeedScan, toRejectedScan } from '../scans/feed-scan.js';
import type { ScanRecorder } from '../scans/scan-recorder.js';
import { SetAsideCleanup } from './set-aside-cleanup.js';
import { SetAsideRetryService } from './set-aside-retry.service.js';
import { SetAsideScanRepository } from './set-aside-scan.repository.js';

let testDatabase: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  testDatabase = await createTestDatabase('set_aside_turns');
  const { url } = testDatabase;
  await migrateDatabase({ databaseUrl: url, eventStoreUrl: url, migrations });
  database = await new DataSource({ type: 'postgres', url }).initialize();
  await database.query(`
    insert into customer (id, name, bookings_email, contact_email)
      values (1, 'Coastline', 'b@x.example', 'c@x.example');
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
      values (1, 'southern', 'Southern Star', 4, 8), (2, 'metro', 'Metro Dash', 4, 8);
    insert into customer_carrier (id, customer_id, carrier_id) values (21, 1, 1), (22, 1, 2)`);
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});
beforeEach(() => database.query('delete from set_aside_scan'));

interface Scans {
  readonly feed: number;
  readonly count: number;
  readonly reason: string;
  readonly ageDays?: number;
  readonly isClosed?: boolean;
}

const setAside = ({ feed, count, reason, ageDays = 0, isClosed = false }: Scans) =>
  database.query(
    `insert into set_aside_scan (customer_carrier_id, customer_id, reason, details, connote, raw,
       fingerprint, received_at, next_try_at, closed_at)
     select $1::integer, 1, $2::text, 'Not now', 'LKIZ' || i,
            json_build_object('connote', 'LKIZ' || i, 'status', 'IN_TRANSIT',
              'dateTime', '2026-03-05T01:00:00Z', 'description', 'At the depot'),
            md5($2 || '-' || i || '-' || $3::integer), now() - make_interval(days => $3::integer), now() - interval '1 minute',
            case when $4::boolean then now() end
       from generate_series(1, $5::integer) i`,
    [feed, reason, ageDays, isClosed, count],
  );

describe('scans that are set aside', () => {
  it('are retried by feed in turn: one with thousands does not delay another', async () => {
    await setAside({ feed: 21, count: 2_000, reason: 'UNKNOWN_CONNOTE' });
    await setAside({ feed: 22, count: 1, reason: 'EARLY' });
    const tried: number[] = [];
    const recorder = stub<ScanRecorder>({
      record: (scan: FeedScan, feed: number) => {
        tried.push(feed);
        return Promise.resolve(
          feed === 22 ? null : toRejectedScan(scan, 'UNKNOWN_CONNOTE', 'Not known'),
        );
      },
    });
    const repository = new SetAsideScanRepository(database);

    await new SetAsideRetryService(repository, recorder).retryDue(new AbortController().signal);

    expect(tried.slice(0, 2)).toContain(22);
    expect(tried).toHaveLength(500);
    expect(
      await database.query('select outcome from set_aside_scan where customer_carrier_id = 22'),
    ).toEqual([{ outcome: 'TAKEN' }]);
  });

  it('are no longer retried after their days, and are deleted after ninety without reading the others', async () => {
    const old = { feed: 21, count: 1 };
    await setAside({ ...old, reason: 'EARLY', ageDays: 31 });
    await setAside({ ...old, reason: 'EARLY', ageDays: 29 });
    await setAside({ ...old, reason: 'UNKNOWN_CONNOTE', ageDays: 8 });
    await setAside({ ...old, reason: 'NO_CONNOTE', ageDays: 91 });
    await setAside({ feed: 21, count: 20_000, reason: 'EARLY', ageDays: 1, isClosed: true });
    await database.query('analyze set_aside_scan');
    const query = jest.spyOn(database, 'query');

    await new SetAsideCleanup(new SetAsideScanRepository(database)).deleteOld();

    const statements = query.mock.calls.map(([statement, values]) => ({ statement, values }));
    query.mockRestore();
    for (const { statement, values } of statements) {
      const plan = await database.query<object[]>(`explain ${statement}`, values);
      expect(JSON.stringify(plan)).not.toContain('Seq Scan');
    }
    expect(statements).toHaveLength(3);
    expect(
      await database.query(
        `select reason, outcome from set_aside_scan where received_at < now() - interval '2 days'
          order by received_at`,
      ),
    ).toEqual([
      { reason: 'EARLY', outcome: 'EXPIRED' },
      { reason: 'EARLY', outcome: null },
      { reason: 'UNKNOWN_CONNOTE', outcome: 'EXPIRED' },
    ]);
  });
});
