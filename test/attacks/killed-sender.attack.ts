import fs from 'node:fs';

import { expect, test } from '@playwright/test';
import pg from 'pg';

import type { NewWebhookView } from '@contracts/views/webhook.view.js';

import { ApiClient } from '../support/api-client.js';
import { runConcurrently, until } from '../support/load.js';
import { manifestedConsignments } from '../support/manifested-consignments.js';
import { signal } from '../support/postgres-processes.js';
import { databaseUrlOf, Product } from '../support/product.js';
import { UnreliableReceiver } from './unreliable-receiver.js';

/** Kills of the worker, which sends: `LINEHAUL_KILLS=50` for a full run. */
const KILLS = Number(process.env['LINEHAUL_KILLS'] ?? 3);
/** Events between two kills: 10,000 in a full run. */
const SCANS_PER_KILL = 200;
/** Events of one consignment wait for one another, and each retry waits for seconds: more events need more of them. */
const CONSIGNMENTS = Math.min(200, Math.max(40, 4 * KILLS));
/** Consignments of another client, scanned likewise. */
const OTHER_CONSIGNMENTS = 4;
const AT_ONCE = 8;
/** Retries, pauses of a failing endpoint and restarts of the worker. */
const MAX_BEHIND_MS = 180_000 + Math.max(0, KILLS - 3) * 10_000;
const STATUSES = ['IN_TRANSIT', 'OUT_FOR_DELIVERY'] as const;

/** A scan that was recorded: its event has to arrive. */
interface Scan {
  readonly connoteNumber: string;
  readonly occurredAt: string;
}

test(`events reach an unreliable receiver in order, with the sender killed ${KILLS} times`, async () => {
  test.setTimeout(240_000 + KILLS * 30_000 + MAX_BEHIND_MS);
  const product = await Product.start({ environment: { DEMO_CONSIGNMENTS: '0' } });
  const receiver = await UnreliableReceiver.start();
  try {
    await sendThroughKills(product, receiver);
  } finally {
    receiver.stop();
    await product.stop();
    product.discard();
  }
});

async function sendThroughKills(product: Product, receiver: UnreliableReceiver): Promise<void> {
  const shipper = await ApiClient.signIn(product.url, 'perth@banksia.example');
  const other = await ApiClient.signIn(product.url, 'sydney@banksia.example');
  const staff = await ApiClient.signIn(product.url, 'admin@coastline.example');
  const connotes = await manifestedConsignments(shipper, CONSIGNMENTS);
  const others = await manifestedConsignments(other, OTHER_CONSIGNMENTS);
  const { id } = await (
    await ApiClient.signIn(product.url, 'parent@banksia.example')
  ).expect<NewWebhookView>('POST', 'webhook', {
    clientId: shipper.claims.clientId,
    name: 'Unreliable',
    url: receiver.url,
    types: ['tracking.updated'],
  });

  const scans: Scan[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const first = kill * SCANS_PER_KILL;
    const killAt = Math.floor(Math.random() * SCANS_PER_KILL);
    await runConcurrently(SCANS_PER_KILL, AT_ONCE, async (index) => {
      if (index === killAt) killWorker(product);
      scans.push(...(await scan(staff, connotes, first + index)));
      if (index % 20 === 0) await scan(staff, others, first + index);
    });
  }

  const missing = () => {
    const arrived = new Set(receiver.accepted.map(({ data }) => keyOf(data)));
    return Promise.resolve(scans.filter((one) => !arrived.has(keyOf(one))).length);
  };
  await until(missing, (count) => count === 0, MAX_BEHIND_MS);
  expect(scans.length).toBeGreaterThan(KILLS * SCANS_PER_KILL * 0.9);
  expectInOrder(receiver, connotes);
  await expectLogged(product, id, receiver);
}

/** Records a scan of one consignment; empty if two of the same consignment met and this one changed nothing. */
async function scan(
  staff: ApiClient,
  connotes: readonly string[],
  index: number,
): Promise<readonly Scan[]> {
  const connoteNumber = connotes[index % connotes.length] ?? '';
  const occurredAt = new Date().toISOString();
  const UpdateStatus = STATUSES[Math.floor(index / connotes.length) % STATUSES.length];
  const { status } = await staff.send('POST', 'tracking', {
    ConnoteNumber: connoteNumber,
    TrackingEvents: [{ DateTime: occurredAt, UpdateStatus }],
  });
  expect([200, 409]).toContain(status);
  return status === 200 ? [{ connoteNumber, occurredAt }] : [];
}

const keyOf = ({ connoteNumber, occurredAt }: Scan) => `${connoteNumber} ${occurredAt}`;

/** A worker that is just starting is killed all the same. */
function killWorker(product: Product): void {
  const pid = product.processes['worker'] ?? 0;
  if (fs.existsSync(`/proc/${pid}`)) signal(pid, 'SIGKILL');
}

function expectInOrder({ accepted }: UnreliableReceiver, connotes: readonly string[]): void {
  const firsts = accepted.filter(({ isFirst }) => isFirst);
  expect([...new Set(firsts.map(({ data }) => data.connoteNumber))].sort()).toEqual(
    [...connotes].sort(),
  );
  for (const connote of connotes) {
    const sequences = firsts
      .filter(({ data }) => data.connoteNumber === connote)
      .map(({ data }) => data.sequence);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  }
}

/** Waits until the log has an outcome for each event: delivered, and given up none. */
async function expectLogged(product: Product, webhookId: number, receiver: UnreliableReceiver) {
  const database = new pg.Client({ connectionString: databaseUrlOf(product) });
  await database.connect();
  const read = async () =>
    (
      await database.query<{ state: string; count: number }>(
        `select state, count(*)::integer as count from webhook_delivery where subscription_id = $1 group by state`,
        [webhookId],
      )
    ).rows;
  try {
    // the demo's carrier continues to scan
    const isComplete = (rows: Awaited<ReturnType<typeof read>>) =>
      rows.length === 1 &&
      rows[0]?.state === 'DELIVERED' &&
      rows[0].count === receiver.accepted.filter(({ isFirst }) => isFirst).length;
    await until(read, isComplete, MAX_BEHIND_MS);
    const { rows } = await database.query<{ failures: number }>(
      `select count(*) filter (where a.failure is not null)::integer as failures
         from webhook_attempt a join webhook_delivery d on d.id = a.delivery_id where d.subscription_id = $1`,
      [webhookId],
    );
    expect(rows[0]?.failures).toBeGreaterThan(0);
  } finally {
    await database.end();
  }
}
