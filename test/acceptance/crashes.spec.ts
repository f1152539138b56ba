import { expect, test } from '@playwright/test';
import pg from 'pg';

import type { ConsignmentView, CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { ManifestListPage } from '@contracts/views/manifest.view.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import {
  type AustraliaPostDouble,
  startAustraliaPost,
} from '../../backend/src/carrier-adapters/australia-post/double/server.js';
import { ApiClient, prepareConsignment, withOffer } from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { shipWithFaults } from '../support/ship-with-faults.js';
import { runConcurrently, until } from '../support/load.js';
import { postmasterOf } from '../support/postgres-processes.js';
import { databaseUrlOf, Product } from '../support/product.js';

/** One round kills each process once, then all of them. `LINEHAUL_KILLS` runs more. */
const KILLS = Number(process.env['LINEHAUL_KILLS'] ?? 8);
/** The long run has 500 shipments and 50 kills. */
const SHIPMENTS = Number(process.env['LINEHAUL_CARRIER_SHIPMENTS'] ?? 30);
const WORKER_KILLS = Number(process.env['LINEHAUL_CARRIER_KILLS'] ?? 3);
const LANES = 16;
const SHIPPER = 'melbourne@banksia.example';

interface Acknowledged extends CreatedConsignmentView {
  readonly key: string;
}

let product: Product;
let carrier: AustraliaPostDouble;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  carrier = await startAustraliaPost('STARTRACK');
  const CARRIER_SERVERS = `australia-post=${carrier.url}`;
  product = await Product.start({
    environment: { BACKENDS: '2', PROJECTIONS: '2', CARRIER_SERVERS },
  });
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  await product.stop();
  product.discard();
  await carrier.close();
});

test('every process reports its health, and the supervisor that of all of them', async () => {
  const { supervisor = 0, ...others } = product.monitoringPorts;
  expect(Object.keys({ ...others, carrier: 0 }).sort()).toEqual(
    Object.keys(product.processes).sort(),
  );
  for (const port of [supervisor, ...Object.values(others)])
    await until(
      () => fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null),
      (response) => response?.status === 200,
    );

  const metrics = await (await fetch(`http://127.0.0.1:${supervisor}/metrics`)).text();
  for (const name of Object.keys(product.processes))
    expect(metrics).toContain(`linehaul_process_up{process="${name}"} 1`);
});

test('loses no acknowledged consignment and duplicates none, whatever is killed', async () => {
  test.setTimeout(120_000 + KILLS * 40_000);
  const acknowledged: Acknowledged[] = [];
  const first = await ApiClient.signIn(product.url, SHIPPER);
  const request = await withOffer(first, await prepareConsignment(first));
  const load = startLoad(first, request, acknowledged);
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await moreOf(acknowledged);
      await killProcess(kill);
    }
    await moreOf(acknowledged);
  } finally {
    await load.stop();
  }

  const client = await signInAgain();
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length);
  expect(new Set(acknowledged.map(({ connoteNumber }) => connoteNumber)).size).toBe(
    acknowledged.length,
  );
  const found = await runConcurrently(acknowledged.length, LANES, async (index) => {
    const { body } = await client.get<ConsignmentView>(
      `consignment/${acknowledged[index]?.id ?? 0}`,
    );
    return body.connoteNumber;
  });
  expect(found).toEqual(acknowledged.map(({ connoteNumber }) => connoteNumber));
});

test('finishes a manifest interrupted by a crash', async () => {
  test.setTimeout(180_000);
  const client = await signInAgain();
  const request = await withOffer(client, await prepareConsignment(client), 1);
  const created = await runConcurrently(60, 8, () =>
    client.expect<CreatedConsignmentView>('POST', 'consignment', request),
  );
  const consignmentIds = created.map(({ id }) => id);
  const pending = client
    .send('POST', 'manifest', { consignmentIds, autoPickupBooking: false })
    .catch(() => null);
  await untilOneIsManifested(Math.min(...consignmentIds));
  await product.kill();
  await pending;
  await product.start();

  const later = await signInAgain();
  await until(
    () =>
      runConcurrently(consignmentIds.length, 8, async (index) => {
        const { body } = await later.get<ConsignmentView>(
          `consignment/${consignmentIds[index] ?? 0}`,
        );
        return body.state;
      }),
    (states) => states.every((state) => state === 'MANIFESTED'),
    90_000,
  );

  // the list follows the events: right after a start it may be behind
  const whole = await until(
    async () => {
      const { manifests } = await later.expect<ManifestListPage>(
        'GET',
        'manifest?permission=READ_MANIFEST&size=200&page=0&sort=id,DESC',
      );
      return manifests.filter((manifest) => manifest.consignmentCount === consignmentIds.length);
    },
    ({ length }) => length > 0,
  );
  expect(whole).toHaveLength(1);
});

test('ships once with a carrier that loses a fifth of its responses, while the worker is killed @long', async () => {
  test.setTimeout(180_000 + SHIPMENTS * 2_000 + WORKER_KILLS * 15_000);
  const options = { product, carrier, shipments: SHIPMENTS, kills: WORKER_KILLS };
  const { consignmentIds, manifestIds, faults, labels, printed } = await shipWithFaults(options);

  const { orders } = carrier.state;
  const taken = [...carrier.state.shipments.values()];
  const ids = taken.map(({ body }) => Number(body.shipment_reference.split('-')[1]));
  expect(faults.kills).toBe(WORKER_KILLS);
  expect(faults.lost).toBeGreaterThan(SHIPMENTS / 5);
  expect(ids.toSorted()).toEqual(consignmentIds.toSorted());
  expect(taken.filter(({ order_id }) => order_id === null)).toEqual([]);
  expect(new Set(taken.map(({ order_id }) => order_id)).size).toBe(orders.length);
  expect(orders).toHaveLength(manifestIds.length);
  expect(labels).toBe(SHIPMENTS);
  expect(printed).toMatch(/^%PDF/);
});

test('passes the audit afterwards: streams, numbers and read models', () => {
  test.setTimeout(180_000);
  const { isIntact, report } = verifyAudit(product.dataDir);

  expect(isIntact, report).toBe(true);
});

/** Creates continuously on several connections; a lost response is requested again with the same key and token. */
function startLoad(
  client: ApiClient,
  request: SaveConsignmentRequest,
  acknowledged: Acknowledged[],
) {
  let isStopped = false;
  let count = 0;
  const create = async (key: string) =>
    client
      .send<CreatedConsignmentView>('POST', 'consignment', request, { 'idempotency-key': key })
      .catch(() => null);
  const lane = async () => {
    while (!isStopped) {
      const key = `crash-${count++}`;
      const response = await until(() => create(key), hasResponse, 120_000);
      if (response?.status !== 200) throw new Error(`rejected: ${JSON.stringify(response)}`);
      acknowledged.push({ ...response.body, key });
    }
  };
  const lanes = Promise.all(Array.from({ length: LANES }, lane));
  return {
    async stop() {
      isStopped = true;
      await lanes;
    },
  };
}

/** Waits until the load has progressed. */
async function moreOf(acknowledged: readonly unknown[]): Promise<void> {
  const before = acknowledged.length;
  await until(
    () => Promise.resolve(acknowledged.length),
    (count) => count > before + 20,
    90_000,
  );
}

/** Whether the response is neither lost nor a server error. */
const hasResponse = (result: { status: number } | null) => result !== null && result.status < 500;

async function killProcess(turn: number): Promise<void> {
  const names = [...Object.keys(product.processes), 'postgres', 'everything'];
  const name = names[turn % names.length] ?? 'everything';
  if (name === 'everything') {
    await product.kill();
    await product.start();
    return;
  }
  process.kill(name === 'postgres' ? postmasterOf(product.dataDir) : runningPid(name), 'SIGKILL');
  await signInAgain();
}

/** Polls without delay, to catch the manifest before it is finished. */
async function untilOneIsManifested(lowestId: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrlOf(product) });
  await client.connect();
  const deadline = Date.now() + 60_000;
  for (let count = 0; count === 0;) {
    const { rows } = await client.query(
      `select 1 from event_store.events where type = 'ConsignmentManifested'
       and substring(stream from '[0-9]+$')::int >= $1 limit 1`,
      [lowestId],
    );
    count = rows.length;
    if (Date.now() > deadline) throw new Error('nothing was manifested');
  }
  await client.end();
}

function runningPid(name: string): number {
  const pid = product.processes[name];
  if (pid === undefined) throw new Error(`no process ${name}`);
  return pid;
}

async function signInAgain(): Promise<ApiClient> {
  return until(
    () => ApiClient.signIn(product.url, SHIPPER).catch(() => null),
    (client) => client !== null,
    90_000,
  ) as Promise<ApiClient>;
}
