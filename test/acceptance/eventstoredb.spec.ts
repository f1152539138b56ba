import { expect, test } from '@playwright/test';
import pg from 'pg';

import type { CreatedManifestView } from '@contracts/views/manifest.view.js';
import type { HistoryEventView } from '@contracts/views/history.view.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import {
  ApiClient,
  createConsignment,
  dayFromNow,
  findConsignment,
  listConsignments,
} from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { spawnEventStoreDB, type SpawnedEventStoreDB } from '../support/eventstoredb/spawned.js';
import { until } from '../support/load.js';
import { databaseUrlOf, Product } from '../support/product.js';

let eventStore: SpawnedEventStoreDB;
let product: Product;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  eventStore = await spawnEventStoreDB();
  product = await Product.start({
    environment: {
      EVENT_STORE_URL: eventStore.url,
      EVENT_STORE_ADMIN_URL: eventStore.adminUrl,
      DEMO_CONSIGNMENTS: '20',
    },
  });
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  await product.stop();
  product.discard();
  await eventStore.stop();
});

const pickup = () => ({
  autoPickupBooking: true,
  readyTime: `${dayFromNow(3)}T02:00:00.000Z`,
  closingTime: `${dayFromNow(3)}T06:00:00.000Z`,
});

test('the main job runs on EventStoreDB with a user of its own, and continues after lost connections', async () => {
  test.setTimeout(120_000);
  const shipper = await ApiClient.signIn(product.url, 'melbourne@banksia.example');
  const { id, connoteNumber } = await createConsignment(shipper);
  const listed = await listConsignments(shipper, connoteNumber);
  expect(listed.consignments.map((row) => row.id)).toEqual([id]);

  eventStore.dropConnections();
  const manifest = await shipper.expect<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: [id],
    ...pickup(),
  });
  expect(await findConsignment(shipper, id)).toMatchObject({
    state: 'MANIFESTED',
    manifestId: manifest.id,
  });

  const tracking = await until(
    () => shipper.expect<ConsignmentTrackingView>('GET', `tracking?consignment_id=${id}`),
    ({ status }) => status !== 'CREATED' && status !== 'MANIFESTED',
    60_000,
  );
  expect(tracking.ConsignmentTracking.TrackingEvents.length).toBeGreaterThan(0);

  const auditor = await ApiClient.signIn(product.url, 'auditor@coastline.example');
  const history = await auditor.expect<HistoryEventView[]>('GET', `consignment/${id}/history`);
  expect(history.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['ConsignmentCreated', 'ConsignmentManifested', 'TrackingUpdated']),
  );
});

test('passes the audit there: streams, numbers and read models', () => {
  test.setTimeout(120_000);
  const { isIntact, report } = verifyAudit(product.dataDir);

  expect(isIntact, report).toBe(true);
  expect(report).toMatch(/[1-9]\d* connote numbers, \d+ item numbers: no defects/);
});

test('Ctrl-C ends every process within seconds', async () => {
  test.setTimeout(90_000);
  const pids = [product.supervisorPid, ...Object.values(product.processes)];
  expect(pids.length).toBeGreaterThan(4);

  await product.stop('SIGINT');

  expect(pids.filter(isAlive)).toEqual([]);
  await expect(isDatabaseReachable()).resolves.toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isDatabaseReachable(): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrlOf(product) });
  return client.connect().then(
    () => true,
    () => false,
  );
}
