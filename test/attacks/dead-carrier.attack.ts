import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';
import type {
  CreatedManifestView,
  ManifestListItem,
  ManifestListPage,
} from '@contracts/views/manifest.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { startScpServer } from '../../backend/src/integrations/testing/scp-server.js';
import { ApiClient, createConsignment, prepareConsignment } from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { signIn } from '../support/browser.js';
import { until } from '../support/load.js';
import { signal } from '../support/postgres-processes.js';
import { Product } from '../support/product.js';
import { ShiftedClock } from '../support/shifted-clock.js';
import { whileOthersWork } from './bystander.js';
import { KeyedManifests } from './keyed-manifests.js';

const SHIPPER = 'melbourne@banksia.example';
const SUPER_ADMIN = 'super@linehaul.example';
/** Ships for another customer, with a carrier of its own that responds. */
const OTHER = 'admin@ironbark.example';
const OTHER_CUSTOMER = 'Redgum';

const MANIFESTS = 6;
/** An hour in steps; after each, every attempt that is due is made. */
const STEP_SECONDS = 300;
const STEPS = 12;
/** After the next attempts, with the longest wait of the retries. */
const MAX_STEPS_BACK = 36;
/** Time in which every pending job makes one attempt at an unresponsive server, a few at a time. */
const MAX_ATTEMPTS_MS = 60_000;
const MAX_OTHER_MS = 20_000;

test('a carrier that does not respond for an hour loses and duplicates nothing, and delays no one else @long', async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  const clock = ShiftedClock.create();
  const product = await Product.start({
    environment: {
      ...clock.environment,
      ...{ DEMO_CONSIGNMENTS: '12', SIMULATED_CARRIER_SPEED: '1', CARRIER_TIMEOUT_SECONDS: '5' },
    },
  });
  const carrier = product.processes['carrier'] ?? 0;
  try {
    const other = await OtherCustomer.start(product);
    const client = await ApiClient.signIn(product.url, SHIPPER);
    const admin = await ApiClient.signIn(product.url, SUPER_ADMIN);
    signal(carrier, 'SIGSTOP');
    const manifests = await KeyedManifests.start(client, 'silent');
    await manifests.more(MANIFESTS);
    await manifests.stop();
    const silent: SilentCarrier = { product, clock, admin, manifests };

    await whileOthersWork(product.url, () => passAnHour(silent, other));
    await signIn(page, product.url, SUPER_ADMIN);
    await page.goto(`${product.url}/operations`);
    await expect(page.getByText(/did not respond in time/i).first()).toBeVisible();

    signal(carrier, 'SIGCONT');
    await untilSent(silent);
    await manifests.expectSentOnce(admin, product.dataDir, MAX_ATTEMPTS_MS);
    await other.stop();
    const { isIntact, report } = verifyAudit(product.dataDir);
    expect(isIntact, report).toBe(true);
  } finally {
    signal(carrier, 'SIGCONT');
    await product.stop();
    product.discard();
    clock.discard();
  }
});

interface SilentCarrier {
  readonly product: Product;
  readonly clock: ShiftedClock;
  readonly admin: ApiClient;
  readonly manifests: KeyedManifests;
}

async function passAnHour(silent: SilentCarrier, other: OtherCustomer): Promise<void> {
  await attemptsAreMade(silent);
  for (let step = 0; step < STEPS; step += 1) {
    silent.clock.shiftBy(STEP_SECONDS);
    await Promise.all([attemptsAreMade(silent), other.manifestOne()]);
  }
}

/** Waits until each pending part has made every attempt that is due now, and shows why it failed. */
async function attemptsAreMade({ clock, admin, manifests }: SilentCarrier): Promise<void> {
  const now = clock.now();
  const late = await until(
    async () => (await manifests.list(admin)).flatMap(pendingParts),
    (parts) => parts.every(({ nextTryAt }) => Date.parse(nextTryAt ?? '') > now),
    MAX_ATTEMPTS_MS,
  );
  expect(late.filter(({ error }) => error === null)).toEqual([]);
  expect(late.length).toBeGreaterThanOrEqual(MANIFESTS);
}

const pendingParts = ({ integration, booking }: ManifestListItem) =>
  [integration, booking].flatMap((part) => (part?.status === 'PENDING' ? [part] : []));

/** Moves the clock to the next attempts, as time would. */
async function untilSent({ clock, admin, manifests }: SilentCarrier): Promise<void> {
  for (let step = 0; step < MAX_STEPS_BACK; step += 1) {
    const parts = (await manifests.list(admin)).flatMap(pendingParts);
    const due = parts.filter(({ nextTryAt }) => Date.parse(nextTryAt ?? '') <= clock.now());
    if (parts.length === 0) return;
    if (due.length > 0) await new Promise((resolve) => setTimeout(resolve, 500));
    else clock.shiftBy(STEP_SECONDS);
  }
}

/** A customer whose carrier responds. */
class OtherCustomer {
  private constructor(
    private readonly client: ApiClient,
    private readonly admin: ApiClient,
    private readonly carrier: {
      readonly server: Awaited<ReturnType<typeof startScpServer>>;
      readonly folder: string;
      readonly offer: number;
    },
  ) {}

  static async start(product: Product): Promise<OtherCustomer> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-scp-'));
    fs.mkdirSync(path.join(folder, 'in'));
    const account = { username: 'linehaul', password: 'a-secret' };
    const server = await startScpServer({ account, folder, room: () => Infinity });
    const admin = await ApiClient.signIn(product.url, SUPER_ADMIN);
    const customers = await admin.expect<{ id: number; name: string }[]>(
      'GET',
      'customer/list?permission=SUPER_ADMIN_CONTENT&sort=name,ASC',
    );
    const customer = customers.find(({ name }) => name.startsWith(OTHER_CUSTOMER));
    const { customerCarriers } = await admin.expect<{ customerCarriers: CustomerCarrierView[] }>(
      'GET',
      `customer-carrier?customerId=${customer?.id ?? 0}&permission=READ_CUSTOMER_CARRIER`,
    );
    expect(customerCarriers).not.toEqual([]);
    for (const { carrier, customerId, ...rest } of customerCarriers)
      await admin.expect('PUT', `customer-carrier?customerId=${customerId}`, {
        ...{ ...rest, customerId, ...account, carrier: { id: carrier.id } },
        ...{ transferType: 'SCP', server: '127.0.0.1', port: server.port, path: 'in/*.json' },
      });
    const client = await ApiClient.signIn(product.url, OTHER);
    const request = await prepareConsignment(client);
    const offers = await client.expect<OfferView[]>('POST', 'consignment/offers', request);
    const offer = offers.findIndex(({ apiBasedConnoteCarrier }) => !apiBasedConnoteCarrier);
    return new OtherCustomer(client, admin, { server, folder, offer });
  }

  /** A manifest that must reach its carrier in time. */
  async manifestOne(): Promise<void> {
    const created = await createConsignment(this.client, this.carrier.offer);
    const { id, manifestNumber } = await this.client.expect<CreatedManifestView>(
      'POST',
      'manifest',
      {
        consignmentIds: [created.id],
        autoPickupBooking: false,
      },
    );
    await until(
      async () => {
        const { manifests } = await this.admin.expect<ManifestListPage>(
          'GET',
          'manifest?permission=READ_MANIFEST&size=50&page=0&sort=id,DESC',
        );
        return manifests.find((manifest) => manifest.id === id);
      },
      (manifest) => manifest?.dataStatus === 'SENT',
      MAX_OTHER_MS,
    );
    const received = fs.readdirSync(path.join(this.carrier.folder, 'in'));
    expect(received).toContain(`${manifestNumber}.json`);
  }

  async stop(): Promise<void> {
    await this.carrier.server.close();
    fs.rmSync(this.carrier.folder, { recursive: true });
  }
}
