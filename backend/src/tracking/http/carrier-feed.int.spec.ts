import { once } from 'node:events';
import { createServer } from 'node:http';

import type { ClientBase } from 'pg';

import type { CarrierFeedsView } from '@contracts/views/carrier-feed.view.js';

import { FeedCollector } from '../../integrations/feeds/feed-collector.js';
import { FeedSources } from '../../integrations/feeds/feed-sources.js';
import type {
  CarrierConnections,
  FeedConnection,
} from '../../integrations/records/carrier-connections.js';
import { OutgoingFailureRepository } from '../../integrations/records/outgoing-failure.repository.js';
import { newKnownHosts } from '../../integrations/testing/known-hosts.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';
import { ScanRecorder } from '../scans/scan-recorder.js';
import { SetAsideScanRepository } from '../set-aside/set-aside-scan.repository.js';
import { portOf } from '../../../../test/support/port-of.js';
import { stub } from '../../../../test/support/stub.js';

let backend: RunningBackend;
let admin: TestClient;

beforeAll(async () => {
  backend = await startBackend('carrier_feed');
  await someTariffs(backend);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  await backend.database.query(`
    update customer_carrier set difot_server = 'https://scans.star.example', difot_password = 'p4ss' where id = 1;
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
      values (2, 'bass_link', 'Bass Link', 4, 8), (3, 'orange', 'Orange', 4, 8), (4, 'quiet', 'Quiet', 4, 8);
    insert into customer_carrier (id, customer_id, carrier_id, difot_server, difot_port, adapter_settings, withdrawn_at)
      values (22, 1, 2, 'ftp.bass.example', 21, null, null),
             (23, 1, 3, '', null, '{}', null),
             (24, 1, 4, null, null, null, null),
             (25, 2, 1, 'sftp.star.example', null, null, null),
             (26, 1, 3, 'sftp://orange.example', null, null, now());
    insert into carrier_feed_cursor (customer_carrier_id, cursor, updated_at) values
      (1, '1', now() - interval '2 days'), (22, '', now() - interval '1 hour'), (23, '', now() - interval '1 hour');
    insert into outgoing_failure (customer_carrier_id, use, customer_id, reason, failures, since) values
      (22, 'FEED', 1, 'ftp.bass.example rejected the user name or password', 6, '2026-11-18T01:00:00Z'),
      (23, 'TRANSFER', 1, 'not about its scans', 1, now());
    insert into set_aside_scan
           (customer_carrier_id, customer_id, reason, details, connote, raw, fingerprint, next_try_at, closed_at)
    values (22, 1, 'FUTURE', '', 'A1', '{}', '1', null, null),
           (22, 1, 'FUTURE', '', 'A2', '{}', '2', null, now()),
           (22, 1, 'UNKNOWN_CONNOTE', '', 'A3', '{}', '3', now(), null);`);
});
afterAll(() => backend.stop());

const list = async (by: TestClient, query = '') =>
  (await by.request<CarrierFeedsView>('GET', `carrier-feed${query}`)).body;
const names = async (by: TestClient, query = '') =>
  (await list(by, query)).feeds.map(({ carrierDisplayName }) => carrierDisplayName);

/** Reads the feed of customer carrier 1 once, from a server that has nothing new after cursor 1. */
async function readQuietFeed(): Promise<void> {
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ cursor: '1', events: [] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const feed: FeedConnection = {
    ...{ customerCarrierId: 1, customerId: 1, server: 'http://127.0.0.1', port: portOf(server) },
    ...{ path: '/', username: null, password: null, apiKey: null, hostKeyFingerprint: null },
    knownHosts: newKnownHosts(),
  };
  const collector = new FeedCollector(
    stub<CarrierConnections>({ listFeeds: () => Promise.resolve([feed]) }),
    {
      scans: backend.app.get(ScanRecorder),
      setAside: backend.app.get(SetAsideScanRepository),
      failures: new OutgoingFailureRepository(backend.database),
    },
    new FeedSources(loopbackPolicy()),
    { intervalSeconds: 1 },
  );
  const query: (sql: string, values: unknown[]) => unknown = async (sql, values) => ({
    rows: await backend.database.query<unknown[]>(sql, values),
  });
  await collector.startDueReads(stub<ClientBase>({ query }), new AbortController().signal);
  await collector.idle();
  server.close();
  server.closeAllConnections();
}

describe('H4 carrier feeds', () => {
  it('are listed with their source, state, last read, failure and set-aside scans', async () => {
    const { feeds, totalCount, lookedAt } = await list(admin);

    expect(
      feeds.map(({ customerCarrierId, source, state }) => [customerCarrierId, source, state]),
    ).toEqual([
      [22, 'FTP', 'FAILING'],
      [23, 'ACCOUNT', 'READING'],
      [26, 'SFTP', 'NOT_READ'],
      [1, 'WEB', 'LATE'],
    ]);
    expect(totalCount).toBe(4);
    expect(Date.parse(lookedAt)).not.toBeNaN();
    expect(feeds[0]).toMatchObject({
      ...{ customerId: 1, customerName: 'Coastline', carrierDisplayName: 'Bass Link' },
      failure: {
        reason: 'ftp.bass.example rejected the user name or password',
        ...{ calls: 6, since: '2026-11-18T01:00:00.000Z' },
      },
      ...{ setAside: 1, retrying: 1 },
    });
    expect(feeds[1]).toMatchObject({ failure: null, setAside: 0, retrying: 0 });
    expect(feeds[2]).toMatchObject({ readAt: null });
    expect(JSON.stringify(feeds)).not.toContain('p4ss');
  });

  it('are shown to staff of their customer, and to the operator for every customer', async () => {
    const auditor = await TestClient.signIn(backend, { role: 'AUDITOR', customerId: 1 });
    const other = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
    const manager = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
    const operator = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });

    expect(await names(auditor)).toEqual(['Bass Link', 'Orange', 'Orange', 'Southern Star']);
    expect(await names(other)).toEqual(['Southern Star']);
    expect((await list(operator)).totalCount).toBe(5);
    expect(await names(operator, '?customerId=2')).toEqual(['Southern Star']);
    expect((await other.request('GET', 'carrier-feed?customerId=1')).status).toBe(403);
    expect((await manager.request('GET', 'carrier-feed')).status).toBe(403);
  });

  it('count as read even if there was nothing new', async () => {
    await readQuietFeed();

    const feed = (await list(admin)).feeds.find(({ customerCarrierId: id }) => id === 1);
    expect(feed?.state).toBe('READING');
    expect(Date.now() - Date.parse(feed?.readAt ?? '')).toBeLessThan(60_000);
  });
});
