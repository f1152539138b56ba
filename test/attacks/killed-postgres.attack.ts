import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { address, dataDir } from '../acceptance/environment.js';
import { ApiClient } from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { until } from '../support/load.js';
import { postgresChildrenOf, postmasterOf, signal } from '../support/postgres-processes.js';
import { KeyedCreates } from './keyed-creates.js';

/** Kills of single processes of Postgres: `LINEHAUL_KILLS=1000` for an overnight run. */
const KILLS = Number(process.env['LINEHAUL_KILLS'] ?? 20);
const SHIPPER = 'melbourne@banksia.example';
/** Creates between two kills, so that each kill hits work in progress. */
const CREATES_BETWEEN = 30;
/** Number of kills after which Postgres as a whole is killed; the supervisor starts it again. */
const POSTMASTER_EVERY = 10;

/**
 * Selects one of its processes, a different one each time: connections, checkpointer, WAL writer, background writer.
 */
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
    // at a different point of the work each time
    await pause(Math.random() * 100);
    killOne(kill);
  }
  await creates.more(CREATES_BETWEEN);
  await creates.stop();

  expect(creates.failed.filter(({ status }) => status !== 503)).toEqual([]);
  await creates.expectOneEach(dataDir());
  const ready = () => fetch(`${address()}/health/ready`).then(({ status }) => status);
  await until(ready, (status) => status === 200);
  const { isSound, report } = verifyAudit(dataDir());
  expect(isSound, report).toBe(true);
});
