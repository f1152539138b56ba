import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { until } from '../support/load.js';
import { signal } from '../support/postgres-processes.js';
import { Product } from '../support/product.js';
import { FollowedListCrowd } from './followed-list-crowd.js';
import { KeyedCreates } from './keyed-creates.js';
import { KeyedManifests } from './keyed-manifests.js';

/** Kills of each process: `LINEHAUL_KILLS=50` for a full run. */
const KILLS = Number(process.env['LINEHAUL_KILLS'] ?? 5);
const NAMES = ['backend-1', 'backend-2', 'worker', 'projections-1', 'projections-2'];
const SHIPPER = 'melbourne@banksia.example';
const READER = 'admin@ironbark.example';
/** Creates between two kills, so that each kill hits work in progress. */
const CREATES_BETWEEN = 5;
/** A process killed repeatedly is restarted after up to 5 s, and both backends may be down. */
const MAX_OUTAGE_MS = 30_000;
const MANIFEST_PAUSE_MS = 1_000;
/** Screens with the list that the load changes. */
const SCREENS = Number(process.env['LINEHAUL_SCREENS'] ?? 500);

/** The longest time without a page, and the requests that failed in it. */
interface Outage {
  readonly ms: number;
  readonly failed: readonly { readonly status: number; readonly ms: number }[];
}

/** A reader of another customer, who repeats a failed request; stops when aborted. Returns the longest outage. */
async function readAllAlong(url: string, stopping: AbortSignal): Promise<Outage> {
  const client = await ApiClient.signIn(url, READER);
  const list = 'consignment/list?permission=READ_CONSIGNMENT&size=25&page=0';
  const body = { search: '', criteriaFilters: [] };
  let longest: Outage = { ms: 0, failed: [] };
  let failed: { status: number; ms: number }[] = [];
  let lastAt = performance.now();
  while (!stopping.aborted) {
    const startedAt = performance.now();
    const response = await client.send('POST', list, body).catch(() => null);
    const now = performance.now();
    if (response?.status === 200) {
      if (now - lastAt > longest.ms) longest = { ms: now - lastAt, failed };
      failed = [];
      lastAt = now;
    } else failed.push({ status: response?.status ?? 0, ms: now - startedAt });
    await pause(100);
  }
  return longest;
}

test(`killing each process ${KILLS} times loses and duplicates nothing @long`, async () => {
  test.setTimeout(240_000 + KILLS * NAMES.length * 10_000);
  const product = await Product.start({
    environment: {
      ...{ DEMO_CONSIGNMENTS: '12', SIMULATED_CARRIER_SPEED: '1' },
      ...{ BACKENDS: '2', PROJECTIONS: '2' },
    },
  });
  try {
    await killEach(product);
  } finally {
    await product.stop();
    product.discard();
  }
});

async function killEach(product: Product): Promise<void> {
  const client = await ApiClient.signIn(product.url, SHIPPER);
  const controller = new AbortController();
  const outage = readAllAlong(product.url, controller.signal);
  const crowd = await FollowedListCrowd.open(product.url, SCREENS);
  const creates = await KeyedCreates.start(client, 'process', 8);
  const manifests = await KeyedManifests.start(client, 'process', MANIFEST_PAUSE_MS);
  const killed = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill += 1)
    for (const name of NAMES) {
      await creates.more(CREATES_BETWEEN);
      // at a different point of the work each time
      await pause(Math.random() * 200);
      await killOnce(product, name, killed);
    }
  await creates.more(CREATES_BETWEEN);
  await creates.stop();
  await manifests.stop();
  await crowd.expectTruth();
  await crowd.close();

  expect(creates.failed.filter(({ status }) => status !== 503 && status !== 0)).toEqual([]);
  await creates.expectOneEach(product.dataDir);
  await manifests.expectSentOnce(client, product.dataDir, 2 * MAX_OUTAGE_MS);
  controller.abort();
  const longest = await outage;
  expect(longest.ms, JSON.stringify(longest)).toBeLessThan(MAX_OUTAGE_MS);
  await until(
    () => fetch(`${product.url}/health/ready`).then(({ status }) => status),
    (status) => status === 200,
  );
  const { isIntact, report } = verifyAudit(product.dataDir);
  expect(isIntact, report).toBe(true);
}

/** Waits until the process is running again after its last kill. */
async function killOnce(product: Product, name: string, killed: Map<string, number>) {
  const pid = await until(
    () => Promise.resolve(product.processes[name] ?? 0),
    (current) => current !== killed.get(name) && fs.existsSync(`/proc/${current}`),
  );
  expect(signal(pid, 'SIGKILL')).toBe(true);
  killed.set(name, pid);
}
