import { expect, test } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { signIn } from '../support/browser.js';
import { signal } from '../support/postgres-processes.js';
import { Product } from '../support/product.js';
import { ShiftedClock } from '../support/shifted-clock.js';
import { whileOthersWork } from './bystander.js';
import { KeyedCreates } from './keyed-creates.js';
import { KeyedManifests } from './keyed-manifests.js';

const HOUR = 3_600;
/** Forwards, back to before the start, and then to the correct time. */
const JUMPS_SECONDS = [HOUR, -2 * HOUR, HOUR];
const SHIPPER = 'melbourne@banksia.example';
/** Number of creates before and after each jump. */
const CREATES = 40;
const LANES = 2;
const MAX_RECOVERY_MS = 30_000;

test('a clock that jumps by an hour either way loses and delays nothing @long', async ({
  page,
}) => {
  test.setTimeout(420_000);
  const clock = ShiftedClock.create();
  const product = await Product.start({
    environment: {
      ...clock.environment,
      ...{ SIMULATED_CARRIER_SPEED: '1', BACKENDS: '2', PROJECTIONS: '2' },
    },
  });
  try {
    await signIn(page, product.url, SHIPPER);
    await page.goto(`${product.url}/consignment/list?tab=ALL`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await whileOthersWork(product.url, () => jump(product, clock));
    const { isIntact, report } = verifyAudit(product.dataDir);
    expect(isIntact, report).toBe(true);
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  } finally {
    await product.stop();
    product.discard();
    clock.discard();
  }
});

async function jump(product: Product, clock: ShiftedClock): Promise<void> {
  const client = await ApiClient.signIn(product.url, SHIPPER);
  const creates = await KeyedCreates.start(client, 'clock', LANES);
  for (const seconds of JUMPS_SECONDS) {
    await creates.more(CREATES);
    const queued = await queueManifests(product, client, () => {
      clock.shiftBy(seconds);
    });
    await creates.more(CREATES);
    await queued.expectSentOnce(client, product.dataDir, MAX_RECOVERY_MS);
  }
  await creates.stop();

  expect(creates.failed).toEqual([]);
  await creates.expectOneEach(product.dataDir);
}

/** Manifests whose jobs are in the queue while the clock jumps. */
async function queueManifests(product: Product, client: ApiClient, jumpNow: () => void) {
  const worker = product.processes['worker'] ?? 0;
  signal(worker, 'SIGSTOP');
  try {
    const manifests = await KeyedManifests.start(client, 'clock');
    await manifests.more(4);
    await manifests.stop();
    jumpNow();
    return manifests;
  } finally {
    signal(worker, 'SIGCONT');
  }
}
