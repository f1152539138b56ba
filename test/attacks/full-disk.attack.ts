import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { ApiClient, DEMO_PASSWORD } from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { until } from '../support/load.js';
import { Product } from '../support/product.js';
import { KeyedCreates } from './keyed-creates.js';

const SHIPPER = 'melbourne@banksia.example';
const MAX_RESPONSE_MS = 12_500;
const MAX_HEALTH_MS = 1_000;
const FULL_MS = 20_000;
const MAX_RECOVERY_MS = 60_000;

/** A separate file system in memory; null without the right to mount one. */
function mountSmallDisk(): string | null {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-disk-'));
  const options = 'size=400m,nr_inodes=8000,mode=711';
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status === 0) return folder;
  fs.rmdirSync(folder);
  return null;
}

function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder]);
  fs.rmdirSync(folder);
}

/** Writes until nothing more can be written, including space freed in the meantime. */
function fillBytes(folder: string): void {
  const file = fs.openSync(path.join(folder, 'filling'), 'a');
  for (const size of [1 << 20, 4_096, 512])
    try {
      for (;;) fs.writeSync(file, Buffer.alloc(size));
    } catch {
      // full
    }
  fs.closeSync(file);
}

function fillInodes(folder: string): void {
  const filling = path.join(folder, 'filling');
  try {
    fs.mkdirSync(filling, { recursive: true });
    for (;;) fs.closeSync(fs.openSync(path.join(filling, String(Math.random())), 'wx'));
  } catch {
    // full
  }
}

async function timed(call: () => Promise<Response>): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const { status } = await call();
  return { status, ms: performance.now() - startedAt };
}

for (const [what, fill] of [
  ['bytes', fillBytes],
  ['inodes', fillInodes],
] as const)
  test(`a disk without ${what} stops nothing permanently: everything recovers once there is space @long`, async () => {
    test.setTimeout(600_000);
    const disk = mountSmallDisk();
    test.skip(disk === null, 'file systems cannot be mounted on this machine');
    if (disk === null) return;
    const product = await Product.start({ dataDir: disk });
    try {
      await withDisk(product, disk, fill);
    } finally {
      await product.stop();
      unmount(disk);
    }
  });

async function withDisk(product: Product, disk: string, fill: (folder: string) => void) {
  const client = await ApiClient.signIn(product.url, SHIPPER);
  const creates = await KeyedCreates.start(client, 'full', 8);
  await creates.more(20);

  const until20s = performance.now() + FULL_MS;
  while (performance.now() < until20s) {
    fill(disk);
    const live = await timed(() => fetch(`${product.url}/health/live`));
    expect(live.status).toBe(200);
    expect(live.ms).toBeLessThan(MAX_HEALTH_MS);
    const ready = await timed(() => fetch(`${product.url}/health/ready`));
    expect(ready.ms).toBeLessThan(MAX_HEALTH_MS);
    const signIn = await timed(() =>
      fetch(`${product.url}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: SHIPPER, password: DEMO_PASSWORD }),
      }),
    );
    expect([200, 503]).toContain(signIn.status);
    expect(signIn.ms).toBeLessThan(MAX_RESPONSE_MS);
    await pause(500);
  }
  fs.rmSync(path.join(disk, 'filling'), { recursive: true });

  await until(
    () => ApiClient.signIn(product.url, SHIPPER).catch(() => null),
    (again) => again !== null,
    MAX_RECOVERY_MS,
  );
  await creates.more(20);
  await creates.stop();
  expect(creates.failed.filter(({ status }) => status !== 503)).toEqual([]);
  await creates.expectOneEach(disk);
  for (const name of ['backend', 'worker', 'projections'])
    await until(
      () => Promise.resolve(product.processes[name]),
      (pid) => pid !== undefined && fs.existsSync(`/proc/${pid}`),
    );
  const { isIntact, report } = verifyAudit(disk);
  expect(isIntact, report).toBe(true);
}
