import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import type { CreatedManifestView, ManifestListPage } from '@contracts/views/manifest.view.js';

import {
  ApiClient,
  createConsignment,
  dayFromNow,
  findConsignment,
} from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { until } from '../support/load.js';
import { Product } from '../support/product.js';
import { KeyedCreates } from './keyed-creates.js';

const SHIPPER = 'melbourne@banksia.example';
const HOUR_MS = 3_600_000;
/** Forwards, and back to where it was; back, and forwards again. */
const JUMPS = [1, 0, -1, 0];
const CREATES_BETWEEN = 40;

/**
 * Only the clock of the programs jumps, the database's stays: what relies on both telling the same time fails, which it
 * would not if both jumped together.
 */
test('a clock that jumps by an hour loses nothing, makes nothing twice and stops nothing @long', async () => {
  test.setTimeout(600_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-clock-'));
  const clock = path.join(folder, 'clock');
  fs.writeFileSync(clock, '0');
  const product = await Product.start({
    environment: {
      ...{ BACKENDS: '2', PROJECTIONS: '2', SIMULATED_CARRIER_SPEED: '1' },
      NODE_OPTIONS: `--require ${path.join(import.meta.dirname, 'jumping-clock.cjs')}`,
      LINEHAUL_CLOCK: clock,
    },
  });
  try {
    await jump(product, (hours) => {
      fs.writeFileSync(clock, String(hours * HOUR_MS));
    });
  } finally {
    await product.stop();
    product.discard();
    fs.rmSync(folder, { recursive: true });
  }
});

async function jump(product: Product, setClock: (hours: number) => void): Promise<void> {
  const processes = product.processes;
  const client = await ApiClient.signIn(product.url, SHIPPER);
  const creates = await KeyedCreates.start(client, 'clock', 8);
  await creates.more(CREATES_BETWEEN);
  for (const hours of JUMPS) {
    setClock(hours);
    await creates.more(CREATES_BETWEEN);
    // live sessions continue, and new ones can begin
    const another = await ApiClient.signIn(product.url, SHIPPER);
    await ship(another);
    expect((await client.get('auth/permission')).status).toBe(200);
    await until(
      () => fetch(`${product.url}/health/ready`),
      ({ status }) => status === 200,
    );
  }
  await creates.stop();

  expect(creates.failed).toEqual([]);
  expect(product.processes).toEqual(processes);
  await creates.expectOneEach(product.dataDir);
  const { isSound, report } = verifyAudit(product.dataDir);
  expect(isSound, report).toBe(true);
}

/** Ships one consignment: it is manifested, and the worker sends it to the carrier and books its pickup. */
async function ship(client: ApiClient): Promise<void> {
  const { id } = await createConsignment(client);
  const { id: manifestId } = await client.expect<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: [id],
    ...{ autoPickupBooking: true, readyTime: `${dayFromNow(3)}T02:00:00.000Z` },
    closingTime: `${dayFromNow(3)}T06:00:00.000Z`,
  });
  expect((await findConsignment(client, id)).manifestId).toBe(manifestId);
  const path = 'manifest?permission=READ_MANIFEST&size=50&page=0&sort=id,DESC';
  await until(
    async () => {
      const { manifests } = await client.expect<ManifestListPage>('GET', path);
      return manifests.find((manifest) => manifest.id === manifestId);
    },
    (manifest) => manifest?.dataStatus === 'SENT' && manifest.bookingStatus === 'SENT',
    60_000,
  );
}
