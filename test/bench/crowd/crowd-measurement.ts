import { setTimeout as pause } from 'node:timers/promises';

import type {
  ConsignmentListItem,
  ConsignmentListPage,
} from '@contracts/views/consignment.view.js';

import { ApiClient } from '../../support/api-client.js';
import type { BenchContext } from '../bench-context.js';
import { cpuTime, findPostmaster } from '../cpu-time.js';
import { figures } from '../http-load.js';
import { Scans } from './scans.js';
import { SimulatedUser, sentPage } from './simulated-user.js';

/** Time allowed after the last scan for browsers to catch up. */
const MAX_BEHIND_MS = 20_000;
/** Browsers that open their page at the same time: the start is not what is measured. */
const ARRIVING_AT_ONCE = 50;

/** Scans that arrive while a crowd watches. */
export interface CrowdLoad {
  /** Token of each user. */
  readonly tokens: readonly string[];
  readonly connotes: readonly string[];
  /** Clients that the users have access to through a parent of theirs. */
  readonly descendants?: readonly number[];
  readonly perSecond: number;
  readonly seconds: number;
}

export interface CrowdFigures {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Reads per second and user. */
  readonly reads: number;
  readonly cores: number;
  /** Number of rows whose last status is missing on a user's page. */
  readonly missed: number;
  /** Number of clients whose rows have reached a user without access to them, over all users. */
  readonly foreign: number;
}

/** Opens the list for each token, a few at a time. */
export async function arriveAll(
  url: string,
  tokens: readonly string[],
  scans: Scans,
): Promise<SimulatedUser[]> {
  const users: SimulatedUser[] = [];
  for (let first = 0; first < tokens.length; first += ARRIVING_AT_ONCE) {
    const arriving = tokens
      .slice(first, first + ARRIVING_AT_ONCE)
      .map((token) => new SimulatedUser(url, token, scans.observer()));
    await Promise.all(arriving.map((user) => user.arrive()));
    users.push(...arriving);
  }
  return users;
}

/** Posts scans while users have their lists open. */
export async function measureCrowd(context: BenchContext, load: CrowdLoad): Promise<CrowdFigures> {
  const { url } = context.product;
  const scans = await Scans.of(url, load.connotes);
  const users = await arriveAll(url, load.tokens, scans);
  const postmaster = await findPostmaster(context.databaseUrl);
  const backendMs = () => cpuTime(context, postmaster).get('backend') ?? 0;
  const before = backendMs();
  await scans.post(load.perSecond, load.seconds);
  const cores = (backendMs() - before) / (load.seconds * 1000);
  const reads = users.reduce((sum, user) => sum + user.reads, 0) / load.seconds / users.length;
  const missed = await missedBy(users, url, load.tokens);
  const foreign = users.reduce((sum, user, index) => {
    const { clientIds } = ApiClient.withKey(url, load.tokens[index] ?? '').claims;
    const own = new Set([...clientIds, ...(load.descendants ?? [])]);
    return sum + [...user.clientIds].filter((id) => !own.has(id)).length;
  }, 0);
  await Promise.all(users.map((user) => user.leave()));
  return { ...figures(scans.times, 1), reads, cores, missed, foreign };
}

/** Sent consignments at the top of a user's list. */
export async function sentRows(
  url: string,
  token: string,
): Promise<readonly ConsignmentListItem[]> {
  const { path, body } = sentPage;
  const user = ApiClient.withKey(url, token);
  return (await user.expect<ConsignmentListPage>('POST', path, body)).consignments;
}

/** Counts the rows that differ between a user's page and a fresh read, since the demo's carriers also add scans. */
async function missedBy(
  users: readonly SimulatedUser[],
  url: string,
  tokens: readonly string[],
): Promise<number> {
  const missed = async () => {
    const pages = new Map<string, readonly ConsignmentListItem[]>();
    for (const token of new Set(tokens)) pages.set(token, await sentRows(url, token));
    return users.reduce((sum, user, index) => {
      const fresh = pages.get(tokens[index] ?? '') ?? [];
      return sum + fresh.filter(user.showsOtherwise).length;
    }, 0);
  };
  const until = performance.now() + MAX_BEHIND_MS;
  let left = await missed();
  while (left > 0 && performance.now() < until) {
    await pause(250);
    left = await missed();
  }
  return left;
}
