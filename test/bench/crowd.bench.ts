import { setTimeout as pause } from 'node:timers/promises';

import type {
  ConsignmentListItem,
  ConsignmentListPage,
} from '@contracts/views/consignment.view.js';

import { ApiClient } from '../support/api-client.js';
import type { BenchContext, BenchLine } from './bench-context.js';
import { cpuTime, findPostmaster } from './cpu-time.js';
import { SimulatedUser, sentPage } from './simulated-user.js';
import { figures } from './http-load.js';

const USER_COUNTS = [100, 300];
const SCANS_PER_SECOND = 20;
const SECONDS = 20;
/** Time allowed after the last scan for browsers to catch up. */
const MAX_BEHIND_MS = 20_000;
const SHIPPER = 'perth@banksia.example';
const STAFF = 'admin@coastline.example';
const STATUSES = ['IN_TRANSIT', 'OUT_FOR_DELIVERY'] as const;

const TARGET_P95_MS = 300;
const TARGET_READS = 0.05;
const TARGET_CORES = 0.6;

interface CrowdFigures {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Reads per second and user. */
  readonly reads: number;
  readonly cores: number;
  /** Number of rows whose last status is missing on a user's page. */
  readonly missed: number;
}

/** Scans of one client's freight while many users have its list open, compared with one user. */
export async function benchCrowd(context: BenchContext): Promise<BenchLine[]> {
  const rows = await sentRows(context.product.url);
  const connotes = rows.map(({ connoteNumber }) => connoteNumber);
  const alone = await measureCrowd(context, connotes, 1);
  const lines: BenchLine[] = [];
  for (const people of USER_COUNTS)
    lines.push(...linesOf(people, await measureCrowd(context, connotes, people), alone));
  return lines;
}

function linesOf(people: number, crowd: CrowdFigures, alone: CrowdFigures): BenchLine[] {
  const of = `${people} people, ${SCANS_PER_SECOND} scans/s`;
  const times = ({ p50Ms, p95Ms, p99Ms }: CrowdFigures) =>
    `p50 ${p50Ms.toFixed(0)}, p95 ${p95Ms.toFixed(0)}, p99 ${p99Ms.toFixed(0)} ms`;
  return [
    {
      what: `${of}: posted to row in hand`,
      measured: times(crowd),
      floor: `1: ${times(alone)}`,
      ratio: crowd.p95Ms / alone.p95Ms,
      target: { text: `p95 ${TARGET_P95_MS} ms`, isMet: crowd.p95Ms < TARGET_P95_MS },
    },
    {
      what: `${of}: reads a second and person`,
      measured: crowd.reads.toFixed(2),
      floor: `1: ${alone.reads.toFixed(2)}`,
      target: { text: `under ${TARGET_READS}`, isMet: crowd.reads < TARGET_READS },
    },
    {
      what: `${of}: cores of the backend`,
      measured: crowd.cores.toFixed(2),
      floor: `1: ${alone.cores.toFixed(2)}`,
      ratio: crowd.cores / alone.cores,
      target: { text: `under ${TARGET_CORES}`, isMet: crowd.cores < TARGET_CORES },
    },
    {
      what: `${of}: last statuses missed`,
      measured: String(crowd.missed),
      floor: `1: ${alone.missed}`,
      target: { text: '0', isMet: crowd.missed === 0 },
    },
  ];
}

async function sentRows(url: string): Promise<readonly ConsignmentListItem[]> {
  const shipper = await ApiClient.signIn(url, SHIPPER);
  const { path, body } = sentPage;
  const { consignments } = await shipper.expect<ConsignmentListPage>('POST', path, body);
  return consignments;
}

/** A posted scan, until the next one of the same consignment replaces it. */
interface Scan {
  readonly status: string;
  readonly postedAt: number;
}

async function measureCrowd(
  context: BenchContext,
  connotes: readonly string[],
  count: number,
): Promise<CrowdFigures> {
  const { url } = context.product;
  const { token } = await ApiClient.signIn(url, SHIPPER);
  const scans = new Map<string, Scan>();
  const times: number[] = [];
  const people = Array.from({ length: count }, () => {
    const seen = new Set<Scan>();
    return new SimulatedUser(url, token ?? '', (connote, status) => {
      const scan = scans.get(connote);
      if (scan?.status !== status || seen.has(scan)) return;
      seen.add(scan);
      times.push(performance.now() - scan.postedAt);
    });
  });
  await Promise.all(people.map((person) => person.arrive()));

  const postmaster = await findPostmaster(context.databaseUrl);
  const backendMs = () => cpuTime(context, postmaster).get('backend') ?? 0;
  const before = backendMs();
  await postScans(url, connotes, scans);
  const cores = (backendMs() - before) / (SECONDS * 1000);
  const reads = people.reduce((sum, person) => sum + person.reads, 0) / SECONDS / count;
  const missed = await missedBy(people, url);
  await Promise.all(people.map((person) => person.leave()));
  return { ...figures(times, 1), reads, cores, missed };
}

/** Posts on schedule, whether or not earlier requests have completed. */
async function postScans(
  url: string,
  connotes: readonly string[],
  scans: Map<string, Scan>,
): Promise<void> {
  const staff = await ApiClient.signIn(url, STAFF);
  const started = performance.now();
  const posts: Promise<unknown>[] = [];
  while (posts.length < SCANS_PER_SECOND * SECONDS) {
    await pause(
      Math.max(0, started + (posts.length * 1000) / SCANS_PER_SECOND - performance.now()),
    );
    const ConnoteNumber = connotes[posts.length % connotes.length] ?? '';
    const status = otherThan(scans.get(ConnoteNumber)?.status);
    scans.set(ConnoteNumber, { status, postedAt: performance.now() });
    const TrackingEvents = [{ DateTime: new Date().toISOString(), UpdateStatus: status }];
    posts.push(staff.send('POST', 'tracking', { ConnoteNumber, TrackingEvents }));
  }
  await Promise.all(posts);
}

const otherThan = (status: string | undefined) =>
  status === STATUSES[0] ? STATUSES[1] : STATUSES[0];

/** Counts the rows that differ between a user's page and a fresh read, since the demo's carriers also add scans. */
async function missedBy(people: readonly SimulatedUser[], url: string): Promise<number> {
  const missed = async () => {
    const fresh = await sentRows(url);
    return people.reduce((sum, person) => sum + fresh.filter(person.showsOtherwise).length, 0);
  };
  const until = performance.now() + MAX_BEHIND_MS;
  let left = await missed();
  while (left > 0 && performance.now() < until) {
    await pause(250);
    left = await missed();
  }
  return left;
}
