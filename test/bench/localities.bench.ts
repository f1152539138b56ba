import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { ApiClient } from '../support/api-client.js';
import type { BenchLine, BenchContext } from './bench-context.js';
import { measureLoad } from './http-load.js';

const root = path.resolve(import.meta.dirname, '../../..');
/** As many localities as in a national file. */
const LOCALITIES = 15_318;
const TARGET_SECONDS = 10;
const TARGET_SEARCH_MS = 20;
const plan = { concurrency: 1, warmUpMs: 500, measureMs: 2000 };

const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'];
const HEAD = 'name,postcode,state,latitude,longitude\n';
/** 25 syllables make enough three-syllable names. */
const syllables =
  'BAR COO DUN ERI GAL HOP ILL JER KIL LOR MUR NAR OAK PER QUO RED SAN TAR UL VIN WAL YAR ZIL BEN CAS';
const SEARCHED = 'cooben';

const lines = Array.from({ length: LOCALITIES }, (_, n) => {
  const state = states[n % states.length] ?? '';
  return `${nameOf(n)},${2000 + (n % 6000)},${state},-${20 + (n % 20)},${120 + (n % 30)}\n`;
});

function nameOf(n: number): string {
  const parts = syllables.split(' ');
  const part = (index: number) => parts[index % parts.length] ?? '';
  return part(n) + part(Math.floor(n / 25)) + part(Math.floor(n / 625));
}

/**
 * Loading a national file of localities, as `npm run load:localities` does, compared with a COPY of its lines; then a
 * search.
 */
export async function benchLocalities(context: BenchContext): Promise<BenchLine[]> {
  const copied = await timed(() => copyLines(context.databaseUrl));
  const loaded = await timed(() => load(context));
  return [
    {
      what: `${LOCALITIES.toLocaleString('en-AU')} localities from a file, start of the program included`,
      measured: `${loaded.toFixed(1)} s`,
      floor: `COPY ${copied.toFixed(2)} s`,
      ratio: loaded / copied,
      target: { text: `under ${TARGET_SECONDS} s`, isMet: loaded < TARGET_SECONDS },
    },
    await searchLine(context),
  ];
}

async function searchLine({ product, floor }: BenchContext): Promise<BenchLine> {
  const client = await ApiClient.signIn(product.url, 'sydney@banksia.example');
  const url = `${product.url}/api/v1/address/locality?locality=${SEARCHED}`;
  const headers = { authorization: `Bearer ${client.token ?? ''}` };
  const search = await measureLoad({ ...plan, request: () => ({ method: 'GET', url, headers }) });
  const bare = await measureLoad({
    ...plan,
    request: () => ({ method: 'GET', url: `${floor.url}/rows/1` }),
  });
  return {
    what: 'search among them',
    measured: `p50 ${search.p50Ms} ms, p95 ${search.p95Ms} ms`,
    floor: `p50 ${bare.p50Ms} ms, p95 ${bare.p95Ms} ms`,
    ratio: search.p95Ms / bare.p95Ms,
    target: { text: `p95 under ${TARGET_SEARCH_MS} ms`, isMet: search.p95Ms < TARGET_SEARCH_MS },
  };
}

async function load({ product }: BenchContext): Promise<void> {
  const file = path.join(product.dataDir, 'localities.csv');
  fs.writeFileSync(file, HEAD + lines.join(''));
  const program = [path.join(root, 'tools/run.mjs'), 'backend/src/load-localities', file];
  const loader = spawn(process.execPath, program, {
    env: { ...process.env, DATA_DIR: product.dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(loader, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the localities were not loaded');
}

async function copyLines(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create temporary table bench_locality
      (name text, postcode text, state text, latitude float8, longitude float8)`);
    const copy = copyFrom('copy bench_locality from stdin (format csv)');
    await pipeline(Readable.from([lines.join('')]), client.query(copy));
  } finally {
    await client.end();
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
