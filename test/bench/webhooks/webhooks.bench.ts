import { setTimeout as pause } from 'node:timers/promises';

import type { WebhookReplayView } from '@contracts/views/webhook-replay.view.js';
import type { NewWebhookView } from '@contracts/views/webhook.view.js';
import { MAX_REPLAY_SPEED } from '@contracts/rules/webhook.js';

import { ApiClient } from '../../support/api-client.js';
import type { BenchContext, BenchLine } from '../bench-context.js';
import { cpuPerPiece, type CpuTime, cpuTime, findPostmaster, totalOf } from '../cpu-time.js';
import { figures } from '../http-load.js';
import { manifestedConsignments } from '../../support/manifested-consignments.js';
import { PausedWebhooks } from './paused-webhooks.js';
import { Receiver } from './receiver.js';

const SCANS_PER_SECOND = 100;
const SCANS = SCANS_PER_SECOND * 30;
/** Each is scanned every two seconds. */
const CONSIGNMENTS = 200;
const MAX_P99_MS = 1_000;
const MAX_BEHIND_MS = 60_000;
/** A replay waits for nothing but its own speed; the rest is its start and its end. */
const MIN_REPLAY_SPEED = 0.8;

const SHIPPER = 'perth@banksia.example';
const CLIENT_ADMIN = 'parent@banksia.example';
const STAFF = 'admin@coastline.example';
const STATUSES = ['IN_TRANSIT', 'OUT_FOR_DELIVERY'] as const;

/** Scans until a healthy receiver has the call of their webhook, and a replay of all of them. */
export async function benchWebhooks(context: BenchContext): Promise<BenchLine[]> {
  const { product } = context;
  const shipper = await ApiClient.signIn(product.url, SHIPPER);
  const admin = await ApiClient.signIn(product.url, CLIENT_ADMIN);
  const staff = await ApiClient.signIn(product.url, STAFF);
  const connotes = await manifestedConsignments(shipper, CONSIGNMENTS);
  const receiver = await Receiver.start();
  try {
    const webhook = await admin.expect<NewWebhookView>('POST', 'webhook', {
      clientId: shipper.claims.clientId,
      name: 'Benchmark',
      url: receiver.url,
      types: ['tracking.updated'],
    });
    const paused = await PausedWebhooks.create(admin, shipper.claims.clientId);
    const startedAt = new Date();
    const cpu = await cpuPerScan(context, () => sendScans(staff, receiver, connotes));
    const lines = [
      liveLine(receiver),
      ...cpuLines(cpu),
      await replayLine(admin, webhook.id, startedAt, receiver),
    ];
    await admin.expect('DELETE', `webhook/${webhook.id}`);
    return [...lines, ...(await paused.measure())];
  } finally {
    receiver.stop();
  }
}

/** Milliseconds of CPU by process for one scan with its call. */
async function cpuPerScan(context: BenchContext, send: () => Promise<void>): Promise<CpuTime> {
  const postmaster = await findPostmaster(context.databaseUrl);
  const before = cpuTime(context, postmaster);
  await send();
  return cpuPerPiece(before, cpuTime(context, postmaster), SCANS);
}

const cpuLines = (cpu: CpuTime): BenchLine[] =>
  [['all processes', totalOf(cpu)] as const, ...cpu].map(([name, ms]) => ({
    what: `  one scan, ${name}`,
    measured: `${ms.toFixed(2)} ms of CPU`,
  }));

function liveLine(receiver: Receiver): BenchLine {
  const { p50Ms, p95Ms, p99Ms } = figures(receiver.times, 1);
  return {
    what: `${SCANS_PER_SECOND} scans/s: posted to call received`,
    measured: `p50 ${p50Ms}, p95 ${p95Ms}, p99 ${p99Ms} ms, ${receiver.missing} of ${SCANS} missed`,
    target: {
      text: `p99 under ${MAX_P99_MS} ms, none missed`,
      isMet: p99Ms < MAX_P99_MS && receiver.missing === 0,
    },
  };
}

async function replayLine(
  admin: ApiClient,
  webhookId: number,
  from: Date,
  receiver: Receiver,
): Promise<BenchLine> {
  const expected = receiver.times.length;
  const before = receiver.count;
  const startedAt = performance.now();
  await admin.expect<WebhookReplayView>('POST', `webhook/${webhookId}/replay`, {
    from: from.toISOString(),
    perSecond: MAX_REPLAY_SPEED,
  });
  await until(() => receiver.count - before >= expected);
  const perSecond = expected / ((performance.now() - startedAt) / 1_000);
  return {
    what: '  their replay at full speed',
    measured: `${perSecond.toFixed(0)} calls/s`,
    floor: `${MAX_REPLAY_SPEED} calls/s asked for`,
    ratio: perSecond / MAX_REPLAY_SPEED,
    target: {
      text: `${MIN_REPLAY_SPEED} x`,
      isMet: perSecond >= MIN_REPLAY_SPEED * MAX_REPLAY_SPEED,
    },
  };
}

/** Sends scans at an even rate, and waits for their calls. */
async function sendScans(
  staff: ApiClient,
  receiver: Receiver,
  connotes: readonly string[],
): Promise<void> {
  const startedAt = performance.now();
  const posts = Array.from({ length: SCANS }, async (_none, index) => {
    await pause(startedAt + (index * 1_000) / SCANS_PER_SECOND - performance.now());
    const ConnoteNumber = connotes[index % connotes.length] ?? '';
    const UpdateStatus = STATUSES[Math.floor(index / connotes.length) % STATUSES.length];
    const DateTime = new Date().toISOString();
    const scan = receiver.expect(ConnoteNumber, DateTime);
    const TrackingEvents = [{ DateTime, UpdateStatus }];
    const { status } = await staff.send('POST', 'tracking', { ConnoteNumber, TrackingEvents });
    if (status >= 300) receiver.forget(scan); // a scan of the demo's carriers came in between
  });
  await Promise.all(posts);
  await until(() => receiver.missing === 0);
}

async function until(isMet: () => boolean): Promise<void> {
  const deadline = performance.now() + MAX_BEHIND_MS;
  while (!isMet() && performance.now() < deadline) await pause(20);
}
