import { once } from 'node:events';
import { createServer } from 'node:http';

import type { ClientBase } from 'pg';
import { register } from 'prom-client';

import type { RetriedScansView, SetAsideScansView } from '@contracts/views/set-aside-scan.view.js';

import { rejectedFile } from '../../integrations/feeds/carrier-feed.js';
import { FeedCollector } from '../../integrations/feeds/feed-collector.js';
import { FeedSources } from '../../integrations/feeds/feed-sources.js';
import { OutgoingFailureRepository } from '../../integrations/records/outgoing-failure.repository.js';
import type { CarrierConnections } from '../../integrations/records/carrier-connections.js';
import { Clock } from '../../platform/clock.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { TestClient } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { toRejectedScan } from '../scans/feed-scan.js';
import { ScanRecorder } from '../scans/scan-recorder.js';
import { SetAsideScanRepository } from '../set-aside/set-aside-scan.repository.js';
import { portOf } from '../../../../test/support/port-of.js';
import { stub } from '../../../../test/support/stub.js';

let backend: RunningBackend;
let admin: TestClient;
let auditor: TestClient;
let otherAdmin: TestClient;

const scan = {
  connote: 'LKIZ\u000000000387',
  status: 'DELIVERED',
  dateTime: '2026-03-05T13:00:00+11:00',
  description: 'Delivered in full',
};

beforeAll(async () => {
  backend = await startBackend('set_aside');
  await someTariffs(backend);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  auditor = await TestClient.signIn(backend, { role: 'AUDITOR', customerId: 1 });
  otherAdmin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
});
afterAll(() => backend.stop());

const list = async (caller: TestClient) =>
  (await caller.request<SetAsideScansView>('GET', 'set-aside-scan')).body;

async function setAside(event: unknown, file: string | null = null): Promise<number> {
  const repository = backend.app.get(SetAsideScanRepository);
  const [carrier] = await backend.database.query<{ id: number }[]>(
    'select id from customer_carrier where customer_id = 1 order by id limit 1',
  );
  const origin = { customerCarrierId: carrier?.id ?? 0, customerId: 1, file };
  await repository.add(toRejectedScan(event, 'CONTROL_CHARACTER', 'Control character'), origin);
  return (await list(admin)).scans[0]?.id ?? 0;
}

describe('scan that was set aside', () => {
  it('is seen by administrators and auditors of its customer only', async () => {
    const id = await setAside(scan);

    const [seen] = (await list(auditor)).scans;

    expect(seen).toMatchObject({ id, reason: 'CONTROL_CHARACTER', connote: 'LKIZ\\u000000000387' });
    expect(await list(otherAdmin)).toEqual({ scans: [], totalCount: 0 });
  });

  it('can only be handled by administrators of its customer', async () => {
    const id = await setAside({ ...scan, location: 'Albury' });

    expect((await auditor.request('POST', 'set-aside-scan/retry', { ids: [id] })).status).toBe(403);
    expect((await otherAdmin.request('POST', 'set-aside-scan/retry', { ids: [id] })).status).toBe(
      404,
    );
  });

  it('shows why it still cannot be recorded, and stays', async () => {
    const id = await setAside({ ...scan, connote: 'NOBODYS1' });

    const { body } = await admin.request<RetriedScansView>('POST', 'set-aside-scan/retry', {
      ids: [id],
    });

    expect(body).toEqual({
      taken: 0,
      setAside: [{ id, details: 'No consignment with this carrier has this connote' }],
    });
    expect((await list(admin)).scans.map((one) => one.id)).toContain(id);
  });

  it('is discarded for a reason, which stays in the audit', async () => {
    const id = await setAside({ ...scan, location: 'Yass' });

    const words = 'A test of the carrier';
    const { status } = await admin.request('POST', 'set-aside-scan/discard', { ids: [id], words });
    await setAside({ ...scan, location: 'Yass' });

    expect(status).toBe(204);
    expect((await list(admin)).scans.map((one) => one.id)).not.toContain(id);
    const audit = await backend.database.query<{ after: { words: string } }[]>(
      `select before, after from audit_entry where record_type = 'set_aside_scan' and record_id = $1`,
      [String(id)],
    );
    expect(audit).toMatchObject([{ after: { outcome: 'DISCARDED', words } }]);
    // the event may contain names and signatures, which are deleted after 90 days
    expect(JSON.stringify(audit)).not.toContain('Yass');
  });

  it('is discarded at the time of the clock, as recorded in the audit', async () => {
    const id = await setAside({ ...scan, location: 'Moe' });
    const at = new Date('2026-03-06T01:00:00.000Z');
    const now = jest.spyOn(backend.app.get(Clock), 'now').mockReturnValue(at);
    await admin.request('POST', 'set-aside-scan/discard', { ids: [id], words: 'Known' });
    now.mockRestore();

    const [row] = await backend.database.query<object[]>(
      'select closed_at as "closedAt" from set_aside_scan where id = $1',
      [id],
    );
    expect(row).toEqual({ closedAt: at });
  });

  it('uses up no ids when it is repeated', async () => {
    const first = await setAside({ ...scan, location: 'Junee' });
    for (let times = 0; times < 5; times += 1) await setAside({ ...scan, location: 'Junee' });

    expect(await setAside({ ...scan, location: 'Tumut' })).toBe(first + 1);
    expect((await list(admin)).scans.find(({ id }) => id === first)?.timesSeen).toBe(6);
  });

  it('is shown again if it is a file that still cannot be read', async () => {
    const [carrier] = await backend.database.query<{ id: number }[]>(
      'select id from customer_carrier where customer_id = 1 order by id limit 1',
    );
    const read = () =>
      backend.app
        .get(SetAsideScanRepository)
        .add(rejectedFile('scans.csv cannot be read: there is no Connote column').rejected[0]!, {
          customerCarrierId: carrier?.id ?? 0,
          customerId: 1,
          file: 'scans.csv',
        });
    await read();
    const id = (await list(admin)).scans[0]?.id ?? 0;

    await admin.request('POST', 'set-aside-scan/discard', { ids: [id], words: 'Not for us' });
    expect((await list(admin)).scans.map((one) => one.id)).not.toContain(id);
    await read();

    expect((await list(admin)).scans[0]).toMatchObject({ id, file: 'scans.csv', timesSeen: 2 });
    await backend.database.query('delete from set_aside_scan where id = $1', [id]);
  });

  it('once discarded is not processed again', async () => {
    const id = await setAside({ ...scan, location: 'Ayr' });
    await admin.request('POST', 'set-aside-scan/discard', { ids: [id], words: 'Known' });

    expect((await admin.request('POST', 'set-aside-scan/retry', { ids: [id] })).status).toBe(404);
  });
});

describe("carrier's feed", () => {
  it('with 20,000 open scans only counts further ones, except repeated ones', async () => {
    const known = { ...scan, location: 'Wodonga' };
    await setAside(known);
    await backend.database.query(
      `insert into set_aside_scan (customer_carrier_id, customer_id, reason, details, connote, raw, fingerprint)
       select customer_carrier_id, customer_id, reason, details, connote, raw, 'filler ' || n
         from (select * from set_aside_scan where closed_at is null order by id desc limit 1) latest,
              generate_series(1, 20000) n`,
    );

    await setAside({ ...scan, location: 'Yackandandah' });
    await setAside(known);

    const counted = await register.getSingleMetricAsString('linehaul_scans_not_stored_total');
    expect(counted).toMatch(/{customer_carrier="\d+"} 1$/m);
    await backend.database.query("delete from set_aside_scan where fingerprint like 'filler %'");
  });

  it('continues after scans that cannot be recorded', async () => {
    const [carrier] = await backend.database.query<{ id: number }[]>(
      'select id from customer_carrier where customer_id = 1 order by id limit 1',
    );
    const id = carrier?.id ?? 0;
    const events = [
      { ...scan, description: 'In the feed' },
      { ...scan, connote: 'LKIZ2', dateTime: '2099-02-03T01:00:00Z' },
      { ...scan, connote: 'LATER0001' },
    ];
    const server = createServer((_request, response) => {
      response.end(JSON.stringify({ cursor: '7', events }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = portOf(server);
    const feed = {
      customerCarrierId: id,
      customerId: 1,
      server: 'http://127.0.0.1',
      port,
      path: '/',
    };
    const login = { username: null, password: null, apiKey: null, hostKeyFingerprint: null };
    const connections = { listFeeds: () => Promise.resolve([{ ...feed, ...login }]) };
    const into = {
      scans: backend.app.get(ScanRecorder),
      setAside: backend.app.get(SetAsideScanRepository),
      failures: new OutgoingFailureRepository(backend.database),
    };
    const collector = new FeedCollector(
      stub<CarrierConnections>(connections),
      into,
      new FeedSources(loopbackPolicy()),
      { intervalSeconds: 1 },
    );

    const query: (sql: string, values: unknown[]) => unknown = async (sql, values) => ({
      rows: await backend.database.query<unknown[]>(sql, values),
    });
    const session = stub<ClientBase>({ query });
    await collector.startDueReads(session, new AbortController().signal);
    await collector.idle();
    server.close();
    server.closeAllConnections();

    const rows = await backend.database.query<unknown[]>(
      `select reason, next_try_at is null as "needsPerson" from set_aside_scan
        where details <> 'Control character' order by id`,
    );
    expect(rows).toEqual([
      { reason: 'CONTROL_CHARACTER', needsPerson: true },
      { reason: 'FUTURE', needsPerson: true },
      { reason: 'UNKNOWN_CONNOTE', needsPerson: false },
    ]);
    expect(
      await backend.database.query(
        'select cursor from carrier_feed_cursor where customer_carrier_id = $1',
        [id],
      ),
    ).toEqual([{ cursor: '7' }]);
  });
});
