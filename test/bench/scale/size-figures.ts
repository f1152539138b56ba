import type { Pool } from 'pg';

import type { ConsignmentListPage } from '@contracts/views/consignment.view.js';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view.js';

import { consignmentList } from '../../../projections/src/consignment-list/consignment-list.projection.js';
import { projections } from '../../../projections/src/projections.js';
import { ApiClient, createConsignment } from '../../support/api-client.js';
import { databaseUrlOf, type Product } from '../../support/product.js';
import { measureLoad, quantile } from '../http-load.js';
import { listOfOthers, ListReader } from '../list-reader.js';
import { megabytesOf } from '../process-memory.js';
import { countConsignments, growHistory } from './grow-history.js';
import { runMeasured } from './measured-program.js';
import { withDatabase, withPool } from './own-database.js';
import { daysAgo, pageRequests } from './page-requests.js';
import { findNumberSource, type NumberSource } from './templates.js';

const SHIPPER = 'sydney@banksia.example';
const SUPER_ADMIN = 'super@linehaul.example';
const WARM_CREATES = 20;
const ALLOTTED = 1_000;
const LABELS = 200;
const load = { concurrency: 1, warmUpMs: 500, measureMs: 2_000 };

/** A long operation by one user, and its effect on other users. */
export interface LongWork {
  readonly seconds: number;
  /** Number of rows in a report, or of consignments in a document. */
  readonly rows: number;
  /** p95 of another client's list while it ran, as a multiple of the same list before. */
  readonly othersWait: number;
}

/** Measurements at one size. */
export interface SizeFigures {
  readonly consignments: number;
  readonly events: number;
  readonly kilobytes: { readonly events: number; readonly list: number };
  readonly rebuildPerSecond: number;
  readonly audit: { readonly seconds: number; readonly peakMegabytes: number };
  readonly startSeconds: number;
  readonly firstCreateMs: number;
  readonly createMs: number;
  readonly allotMs: number;
  /** Median of each page as a multiple of `/health/live`, by name. */
  readonly pages: Readonly<Record<string, number>>;
  readonly work: Readonly<Record<'client report' | 'financial report' | 'labels', LongWork>>;
  /** Peak of each process since its start, by name. */
  readonly megabytes: Readonly<Record<string, number>>;
}

/** Grows the stopped product's store to this size, starts it and measures it; stops it again. */
export async function measureSize(
  product: Product,
  source: NumberSource,
  size: number,
): Promise<SizeFigures> {
  const stored = await withDatabase(product, (url) => grow(url, source, size));
  // The first create after this growth folds the range and stores a snapshot, as years of creates would have done.
  await product.start();
  await createConsignment(await ApiClient.signIn(product.url, SHIPPER));
  await product.stop();

  const startSeconds = await timed(() => product.start());
  const figures = await measureRunning(product, source);
  await product.stop();
  return { ...stored, startSeconds: startSeconds / 1000, ...figures };
}

/** Allots numbers to the account that the shipper's creates use. */
export async function prepareNumbers(product: Product, count: number): Promise<NumberSource> {
  await createConsignment(await ApiClient.signIn(product.url, SHIPPER));
  const source = await withPool(databaseUrlOf(product), findNumberSource);
  await allot(await ApiClient.signIn(product.url, SUPER_ADMIN), source, count);
  return source;
}

type Stored = Pick<
  SizeFigures,
  'consignments' | 'events' | 'kilobytes' | 'rebuildPerSecond' | 'audit'
>;

async function grow(url: string, source: NumberSource, size: number): Promise<Stored> {
  await withPool(url, async (pool) => {
    await growHistory(pool, { url, source, size });
  });
  let rebuildPerSecond = 0;
  for (const { name } of projections) {
    const { output } = await runMeasured('projections/src/rebuild.js', { url, args: [name] });
    const [, events = '0', seconds = '1'] = /(\d+) events in ([\d.]+) s/.exec(output) ?? [];
    if (name === consignmentList.name) rebuildPerSecond = Number(events) / Number(seconds);
  }
  const audit = await runMeasured('projections/src/audit-verify.js', { url });
  return { rebuildPerSecond, audit, ...(await withPool(url, readSizes)) };
}

async function readSizes(
  pool: Pool,
): Promise<Pick<Stored, 'consignments' | 'events' | 'kilobytes'>> {
  await pool.query('vacuum (analyze)');
  const consignments = await countConsignments(pool);
  const { rows } = await pool.query<{ events: string; stored: string; listed: string }>(
    `select (select count(*) from event_store.events) as events,
            pg_total_relation_size('event_store.events') as stored,
            pg_total_relation_size('consignment_list') as listed`,
  );
  const kilobytesOf = (bytes = '0') => Number(bytes) / 1024 / consignments;
  return {
    consignments,
    events: Number(rows[0]?.events),
    kilobytes: { events: kilobytesOf(rows[0]?.stored), list: kilobytesOf(rows[0]?.listed) },
  };
}

type Running = Omit<SizeFigures, keyof Stored | 'startSeconds'>;

async function measureRunning(product: Product, source: NumberSource): Promise<Running> {
  const shipper = await ApiClient.signIn(product.url, SHIPPER);
  const firstCreateMs = await timed(() => createConsignment(shipper));
  const creates: number[] = [];
  while (creates.length < WARM_CREATES) creates.push(await timed(() => createConsignment(shipper)));

  const staff = await ApiClient.signIn(product.url, SUPER_ADMIN);
  const allotMs = await timed(() => allot(staff, source, ALLOTTED));
  const pages = await measurePages(product.url, shipper);
  const work = await measureLongWork(product.url, { shipper, staff });
  const megabytes = Object.fromEntries(
    Object.entries(product.processes).map(([name, pid]) => [name, megabytesOf(pid, 'VmHWM')]),
  );
  return { firstCreateMs, createMs: quantile(0.5, creates), allotMs, pages, work, megabytes };
}

async function measurePages(url: string, shipper: ApiClient): Promise<SizeFigures['pages']> {
  const consignmentId = (await openIds(shipper, 1))[0] ?? 0;
  const { clientId } = shipper.claims;
  const requests = pageRequests({
    url,
    token: shipper.token ?? '',
    clientId: clientId ?? 0,
    consignmentId,
  });
  const live = { method: 'GET', url: `${url}/health/live` };
  const multiples: Record<string, number> = {};
  for (const [name, request] of Object.entries(requests)) {
    const floor = await measureLoad({ ...load, request: () => live });
    const page = await measureLoad({ ...load, request: () => request });
    multiples[name] = page.p50Ms / floor.p50Ms;
  }
  return multiples;
}

/** Reports of the shipper's client, requested by staff, and the shipper's labels. */
async function measureLongWork(
  url: string,
  { shipper, staff }: { shipper: ApiClient; staff: ApiClient },
): Promise<SizeFigures['work']> {
  const headers = { authorization: `Bearer ${staff.token ?? ''}` };
  const year = `clientId=${shipper.claims.clientId ?? ''}&fromDate=${daysAgo(465)}&toDate=${daysAgo(100)}`;
  const ids = await openIds(shipper, LABELS);
  const get = async (path: string) => {
    const response = await fetch(`${url}/api/v1/${path}`, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const csv = await withReader(url, () => get(`reporting/client?${year}&fileFormat=csv`));
  const rows = csv.result.toString().split('\n').length - 2;
  const xlsx = await withReader(url, () =>
    get(`reporting/client/financial?${year}&fileFormat=xlsx`),
  );
  const labels = await withReader(url, () => get(`paperwork/label?ids=${ids.join(',')}`));
  return {
    'client report': { ...csv, rows },
    'financial report': { ...xlsx, rows },
    labels: { ...labels, rows: ids.length },
  };
}

interface WithReader<Result> {
  readonly result: Result;
  readonly seconds: number;
  readonly othersWait: number;
}

/** Runs the work while a user of another client reads a list repeatedly. */
async function withReader<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<WithReader<Result>> {
  const request = await listOfOthers(url);
  const quiet = await measureLoad({ ...load, request });
  const reader = new ListReader(request());
  const started = performance.now();
  try {
    const result = await work();
    const seconds = (performance.now() - started) / 1000;
    return { result, seconds, othersWait: (await reader.stop()).p95Ms / quiet.p95Ms };
  } catch (error) {
    await reader.stop();
    throw error;
  }
}

/** Newest open consignments with a connote. */
async function openIds(shipper: ApiClient, count: number): Promise<number[]> {
  const { consignments } = await shipper.expect<ConsignmentListPage>(
    'POST',
    `consignment/list?permission=READ_CONSIGNMENT&page=0&size=${count}&sort=id,DESC`,
    {
      criteriaFilters: [
        { key: 'STATE', criteria: 'EQUALS', value: 'OPEN' },
        { key: 'STATUS', criteria: 'EQUALS', value: 'CREATED' },
      ],
    },
  );
  return consignments.map(({ id }) => id);
}

async function allot(
  staff: ApiClient,
  { clientCarrierAccountId: id, clientId }: NumberSource,
  count: number,
): Promise<void> {
  const { accounts } = await staff.expect<{ accounts: ClientCarrierAccountView[] }>(
    'GET',
    `client-carrier-account?clientId=${clientId}`,
  );
  const version = accounts.find((account) => account.id === id)?.version;
  await staff.expect('PUT', `client-carrier-account/${id}`, { rangeLength: count, version });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
