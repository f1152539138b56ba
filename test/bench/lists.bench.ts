import pg from 'pg';

import { ApiClient } from '../support/api-client.js';
import type { BenchLine, BenchContext } from './bench-context.js';
import { fillLists, LARGE } from './fill-lists.js';
import { measureLoad, type LoadFigures } from './http-load.js';

const plan = { concurrency: 4, warmUpMs: 1500, measureMs: 5000 };
const SIZES = [10_000, 1_000_000];
const TARGET_SEARCH_MS = 50;
/** Three letters that many, few and no consignments contain. */
const SEARCHES = ['acm', 'po-', 'zqx'];

/** The list page at ten thousand and at a million consignments, compared with a primary-key look-up over HTTP. */
export async function benchLists(context: BenchContext): Promise<BenchLine[]> {
  const { product, floor, databaseUrl } = context;
  const client = await ApiClient.signIn(product.url, 'super@linehaul.example');
  const bare = await measureLoad({
    ...plan,
    request: () => ({ method: 'GET', url: `${floor.url}/rows/1` }),
  });

  const lines: BenchLine[] = [];
  const pages = new Map<number, LoadFigures>();
  for (const size of SIZES) {
    await fill(databaseUrl, size);
    const page = await measureLoad({
      ...plan,
      request: () => listPage(product.url, client.token ?? '', ''),
    });
    pages.set(size, page);
    lines.push({
      what: `list page at ${size.toLocaleString('en-AU')} consignments`,
      measured: `p50 ${page.p50Ms} ms, p95 ${page.p95Ms} ms`,
      floor: `p50 ${bare.p50Ms} ms, p95 ${bare.p95Ms} ms`,
      ratio: page.p95Ms / bare.p95Ms,
    });
  }
  const [small, large] = SIZES.map((size) => pages.get(size)?.p95Ms ?? 0);
  const grown = (large ?? 0) / Math.max(small ?? 0, 0.01);
  lines.push({
    what: 'list p95, a million beside ten thousand',
    measured: `${large ?? 0} ms`,
    floor: `${small ?? 0} ms`,
    ratio: grown,
    target: { text: 'at most 2 x', isMet: grown <= 2 },
  });
  for (const typed of SEARCHES) {
    const found = await measureLoad({
      ...plan,
      concurrency: 1,
      request: () => listPage(product.url, client.token ?? '', typed),
    });
    lines.push({
      what: `search for '${typed}' among a million`,
      measured: `p50 ${found.p50Ms} ms, p95 ${found.p95Ms} ms`,
      floor: `p50 ${bare.p50Ms} ms, p95 ${bare.p95Ms} ms`,
      ratio: found.p95Ms / bare.p95Ms,
      target: { text: `p95 under ${TARGET_SEARCH_MS} ms`, isMet: found.p95Ms < TARGET_SEARCH_MS },
    });
  }
  return lines;
}

async function fill(databaseUrl: string, size: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await fillLists(pool, size);
  } finally {
    await pool.end();
  }
}

const listPage = (url: string, token: string, search: string) => ({
  method: 'POST',
  url: `${url}/api/v1/consignment/list?permission=READ_CONSIGNMENT&clientId=${LARGE.clientId}&size=25&page=0&sort=id,DESC`,
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify({
    search,
    criteriaFilters: [{ key: 'STATE', criteria: 'EQUALS', value: 'OPEN' }],
  }),
});
