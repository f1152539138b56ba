import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import pg from 'pg';

import { databaseUrlOf, Product } from '../../support/product.js';
import { openBrowserWalks } from './browser-walks.js';
import { openServerWalks } from './server-walks.js';
import { enteredByAll, measuredOn, type Entered, type Walk } from './walk.js';
import { filesOf, isAboveTarget, tableHead, tableRow } from './walk-table.js';

const WARM_UP = 2;
const TIMES = 3;

const { values, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});

/** Stops what was started, in reverse order. */
const cleanups: (() => unknown)[] = [];
try {
  const walks = await openWalks();
  const names = walks.map(({ name }) => name);
  const unknown = requested.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no walk ${unknown.join(', ')}: ${names.join(', ')}`);
  await measure(walks.filter(({ name }) => requested.length === 0 || requested.includes(name)));
} finally {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
}

async function openWalks(): Promise<Walk[]> {
  const sockets = fs.mkdtempSync(path.join(os.tmpdir(), 'walks-'));
  cleanups.push(() => {
    fs.rmSync(sockets, { recursive: true, force: true });
  });
  const agent = pathToFileURL(path.join(import.meta.dirname, 'coverage-agent.js')).href;
  const product = await Product.start({
    environment: {
      NODE_OPTIONS: `--import ${agent}`,
      WALKS_SOCKETS: sockets,
      SIMULATED_CARRIER_SPEED: '3600', // no scan arrives during a measurement
      // the worker's own polling is not part of any walk
      TRACKING_FEED_SECONDS: '3600',
      WORKER_LOOK_SECONDS: '3600',
    },
  });
  cleanups.push(async () => {
    await product.stop();
    product.discard();
  });
  await pauseWebhooks(product);
  const server = await openServerWalks(product.url, databaseUrlOf(product));
  cleanups.push(server.stop);
  const walks = server.walks.map((walk) => measuredOn(product, sockets, walk));
  if (requested.length > 0 && requested.every((name) => walks.some((walk) => walk.name === name)))
    return walks; // without browser walks
  const browser = await openBrowserWalks(product.url);
  cleanups.push(browser.stop);
  return [...walks, ...browser.walks];
}

/**
 * Deliveries to the demo's webhooks are not part of any walk: subscriptions read the public journal, as feeds do. The
 * worker looks for paused ones only on startup, since its polling is suspended.
 */
async function pauseWebhooks(product: Product): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrlOf(product) });
  await database.connect();
  await database.query("update webhook_subscription set status = 'PAUSED'");
  await database.end();
  await product.stop();
  await product.start();
}

/** Prints the table, and the files with --list. Exits with 1 if a walk is over its target. */
async function measure(walks: readonly Walk[]): Promise<void> {
  const found: [Walk, Entered][] = [];
  console.log(tableHead());
  for (const walk of walks) {
    await walk.measure(WARM_UP);
    const entered = enteredByAll(await walk.measure(TIMES));
    console.log(tableRow(walk, entered));
    if (isAboveTarget(walk, entered)) process.exitCode = 1;
    found.push([walk, entered]);
  }
  if (!values.list) return;
  for (const [{ name }, entered] of found)
    console.log(['', `${name}:`, ...filesOf(entered).map((file) => `  ${file}`)].join('\n'));
}
