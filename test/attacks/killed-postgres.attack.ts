import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { address, dataDir } from '../acceptance/environment.js';
import { ApiClient } from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { until } from '../support/load.js';
import { postgresChildrenOf, postmasterOf, signal } from '../support/postgres-processes.js';
import { KeyedCreates } from './keyed-creates.js';

/** Number of single Postgres processes to kill: `LINEHAUL_KILLS=1000` for an overnight run. */
const KILLS = Number(process.env['LINEHAUL_KILLS'] ?? 20);
const SHIPPER = 'melbourne@banksia.example';
/** Number of creates between two kills, so that each kill interrupts work in progress. */
const CREATES_BETWEEN = 30;
/** Number of kills after which Postgres as a whole is killed; the supervisor starts it again. */
const POSTMASTER_EVERY = 10;

/** Kills a random Postgres process, such as a connection or a writer; every tenth time Postgres as a whole. */
function killOne(turn: number): void {
  const children = postgresChildrenOf(dataDir());
  const isWhole = turn % POSTMASTER_EVERY === POSTMASTER_EVERY - 1;
  const chosen = children[Math.floor(Math.random() * children.length)];
  signal(isWhole || chosen === undefined ? postmasterOf(dataDir()) : chosen, 'SIGKILL');
}

test(`${KILLS} kills of single Postgres processes lose no create and duplicate none @long`, async () => {
  test.setTimeout(120_000 + KILLS * 30_000);
  const client = await ApiClient.signIn(address(), SHIPPER);
  const creates = await KeyedCreates.start(client, 'killed');
  for (let kill = 0; kill < KILLS; kill += 1) {
    await creates.more(CREATES_BETWEEN);
    // at a different point each time
    await pause(Math.random() * 100);
    killOne(kill);
  }
  await creates.more(CREATES_BETWEEN);
  await creates.stop();

  expect(creates.failed.filter(({ status }) => status !== 503)).toEqual([]);
  await creates.expectOneEach(dataDir());
  const ready = () => fetch(`${address()}/health/ready`).then(({ status }) => status);
  await until(ready, (status) => status === 200);
  const { isIntact, report } = verifyAudit(dataDir());
  expect(isIntact, report).toBe(true);
});
