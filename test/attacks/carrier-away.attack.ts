import fs from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import pg from 'pg';

import type {
  CreatedManifestView,
  IntegrationDetailView,
  ManifestListItem,
  ManifestListPage,
} from '@contracts/views/manifest.view.js';

import { ApiClient, createConsignment, dayFromNow } from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { until } from '../support/load.js';
import { databaseUrlOf, Product } from '../support/product.js';
import { whileOthersWork } from './bystander.js';

const SHIPPER = 'melbourne@banksia.example';
const AWAY_MS = 3_600_000;
const MANIFESTS = 3;

/**
 * The carrier accepts connections and does not respond. The test does not wait an hour: it adds up the announced
 * delays between attempts, and skips each by making the jobs due.
 */
test('a carrier that is silent for an hour loses nothing, gets nothing twice and needs no manual action @long', async () => {
  test.setTimeout(600_000);
  const product = await Product.start({
    environment: {
      ...{ BACKENDS: '2', SIMULATED_CARRIER_SPEED: '1', CARRIER_TIMEOUT_SECONDS: '2' },
    },
  });
  const { carrier = 0 } = product.processes;
  try {
    await beSilent(product, carrier);
  } finally {
    process.kill(carrier, 'SIGCONT');
    await product.stop();
    product.discard();
  }
});

async function beSilent(product: Product, carrier: number): Promise<void> {
  const shipper = await ApiClient.signIn(product.url, SHIPPER);
  const overseer = await ApiClient.signIn(product.url, 'super@linehaul.example');
  process.kill(carrier, 'SIGSTOP');
  const ids: number[] = [];
  for (let made = 0; made < MANIFESTS; made += 1) ids.push(await manifest(shipper));

  await whileOthersWork(product.url, async () => {
    for (let awayMs = 0, attempts = 0; awayMs < AWAY_MS; attempts += 1) {
      const waiting = await until(
        () => detailsOf(overseer, ids),
        (details) => details.every((detail) => detail.attempts > attempts),
        60_000,
      );
      for (const { status, error, nextTryAt } of waiting) {
        expect(status).toBe('PENDING');
        expect(error).toContain('did not answer in time');
        expect(nextTryAt).not.toBeNull();
      }
      awayMs += Math.min(...waiting.map(pauseMsOf));
      expect((await fetch(`${product.url}/health/ready`)).status).toBe(200);
      if (awayMs < AWAY_MS) await makeJobsDue(product);
    }
  });

  process.kill(carrier, 'SIGCONT');
  await makeJobsDue(product);
  await until(
    () => listed(shipper, ids),
    (manifests) =>
      manifests.every(
        ({ dataStatus, bookingStatus }) => dataStatus === 'SENT' && bookingStatus === 'SENT',
      ),
    90_000,
  );
  const arrived = filesOfCarrier(product);
  for (const { manifestNumber } of await listed(shipper, ids))
    expect(arrived.filter((file) => file.includes(manifestNumber))).toHaveLength(1);
  const { isSound, report } = verifyAudit(product.dataDir);
  expect(isSound, report).toBe(true);
}

const pauseMsOf = ({ updatedAt, nextTryAt }: IntegrationDetailView): number =>
  Date.parse(nextTryAt ?? updatedAt) - Date.parse(updatedAt);

async function manifest(client: ApiClient): Promise<number> {
  const { id } = await createConsignment(client);
  const made = await client.expect<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: [id],
    ...{ autoPickupBooking: true, readyTime: `${dayFromNow(3)}T02:00:00.000Z` },
    closingTime: `${dayFromNow(3)}T06:00:00.000Z`,
  });
  return made.id;
}

async function listed(client: ApiClient, ids: readonly number[]): Promise<ManifestListItem[]> {
  const path = 'manifest?permission=READ_MANIFEST&size=50&page=0&sort=id,DESC';
  const { manifests } = await client.expect<ManifestListPage>('GET', path);
  return manifests.filter(({ id }) => ids.includes(id));
}

async function detailsOf(client: ApiClient, ids: readonly number[]) {
  const manifests = await listed(client, ids);
  return manifests.map(({ integration }) => {
    if (!integration) throw new Error('not shown to this user');
    return integration;
  });
}

async function makeJobsDue(product: Product): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrlOf(product) });
  await client.connect();
  await client.query('update linehaul_jobs._private_jobs set run_at = now() where run_at > now()');
  await client.end();
}

/** Names of all files that the carrier has received. */
function filesOfCarrier({ dataDir }: Product): string[] {
  return fs
    .readdirSync(path.join(dataDir, 'simulated-carrier'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.basename(file));
}
