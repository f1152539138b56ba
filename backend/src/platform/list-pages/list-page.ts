import type { DataSource, EntityManager } from 'typeorm';

import type { Position } from '@contracts/realtime/position.js';
import type { PageCounts } from '@contracts/views/page.view.js';

import { FairQueue } from '../limits/limits.interceptor.js';
import { MAX_COUNTED, pageCounts } from '../paging/page.js';
import { currentRequest } from '../request-context.js';
import {
  countedPageStatement,
  firstRowsStatement,
  FIRST_ROWS,
  indexedPageStatement,
  isById,
  type ListRequest,
  sortedPageStatement,
  type Statement,
} from './list-page.sql.js';

export interface FoundPage extends PageCounts {
  /** In the requested order. */
  readonly ids: readonly number[];
}

interface Hits {
  readonly ids: readonly number[];
  /** Exact up to the counting limit, and one above it for more. */
  readonly counted: number;
}

/**
 * Begins a snapshot in one round trip. Pages are read from cached indexes by plans that stop early: the planner is
 * told that random access is cheap, and not to prepare for long statements.
 */
const BEGIN = `
  begin isolation level repeatable read read only;
  set local random_page_cost = 1.1;
  set local jit = off;
  set local max_parallel_workers_per_gather = 0;
  set local statement_timeout = '20s'`;

/** Leaves sessions of the pool to other requests, each of which looks up its sign-in: a list may take seconds. */
const MAX_CONCURRENCY = 12;
const MAX_CONCURRENCY_PER_USER = 4;

/** Reads of each database that run or wait. How many may wait follows from the requests that one user may have. */
const queues = new WeakMap<DataSource, FairQueue>();

function queueOf(database: DataSource): FairQueue {
  const queue =
    queues.get(database) ??
    new FairQueue({
      running: MAX_CONCURRENCY,
      runningPerKey: MAX_CONCURRENCY_PER_USER,
      waiting: Infinity,
      waitingPerKey: Infinity,
    });
  queues.set(database, queue);
  return queue;
}

/**
 * Waits for the turn of the current user; returns the function that ends it. Reads of the process itself, for its
 * sockets, are one at a time and do not wait for those of users.
 */
async function enterQueue(database: DataSource): Promise<() => void> {
  const userId = currentRequest()?.userId;
  return userId === undefined ? () => undefined : queueOf(database).enter(String(userId));
}

/**
 * Runs reads in one snapshot, with planner settings for lists; users take turns. The response does not wait for its
 * end. `read` must not begin another: both would wait for a turn.
 */
export async function readLists<Result>(
  database: DataSource,
  read: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const leave = await enterQueue(database);
  const runner = database.createQueryRunner();
  try {
    await runner.query(BEGIN);
    return await read(runner.manager);
  } finally {
    // Nothing was written, so a rollback ends the snapshot as well as a commit; a lost connection has already ended it.
    runner
      .query('rollback')
      .catch(() => undefined)
      .finally(() => runner.release())
      .catch(() => undefined)
      .finally(leave);
  }
}

/** Position of a projection in this snapshot: it writes its rows and its checkpoint together. */
export async function readPosition(manager: EntityManager, projection: string): Promise<Position> {
  const [checkpoint] = await manager.query<{ position: Position }[]>(
    'select position from projection_checkpoint where name = $1',
    [projection],
  );
  return checkpoint?.position ?? '';
}

/** Ids of one page, and the number of rows (GAP-72). */
export async function readPage(manager: EntityManager, request: ListRequest): Promise<FoundPage> {
  const { owners, known, range } = request;
  if (owners.clientIds.length + owners.customerIds.length === 0)
    return { ids: [], ...pageCounts(0, range.limit) };
  if (known !== null)
    return { ids: await readMerged(manager, request), ...exactCounts(known, range.limit) };

  const { ids, counted } = await readHits(manager, request);
  return { ids, ...pageCounts(counted, range.limit) };
}

async function readHits(manager: EntityManager, request: ListRequest): Promise<Hits> {
  const [hits = { ids: [], counted: 0 }] = await run<Hits>(manager, countedPageStatement(request));
  if (hits.counted <= MAX_COUNTED || isById(request.sort)) return hits;
  const ids = request.isContiguous
    ? readContiguous(manager, request)
    : readMerged(manager, request);
  return { ids: await ids, counted: hits.counted };
}

/** Adjacent matches at the start of the order are read from there; any others are collected and sorted. */
async function readContiguous(
  manager: EntityManager,
  request: ListRequest,
): Promise<readonly number[]> {
  const { offset, limit } = request.range;
  if (offset + limit <= FIRST_ROWS) {
    const [first] = await run<{ fewest: number; ids: number[] }>(
      manager,
      firstRowsStatement(request),
    );
    if (first && first.fewest >= offset + limit) return first.ids;
  }
  return readGathered(manager, request);
}

const exactCounts = (totalCount: number, size: number): PageCounts => ({
  totalCount,
  totalPageCount: Math.ceil(totalCount / size),
  totalCountIsAtLeast: false,
});

async function readGathered(
  manager: EntityManager,
  request: ListRequest,
): Promise<readonly number[]> {
  const [hits] = await run<Hits>(manager, sortedPageStatement(request));
  return hits?.ids ?? [];
}

async function readMerged(
  manager: EntityManager,
  request: ListRequest,
): Promise<readonly number[]> {
  const [found] = await run<{ ids: number[] }>(manager, indexedPageStatement(request));
  return found?.ids ?? [];
}

const run = <Row>(manager: EntityManager, { text, values }: Statement): Promise<Row[]> =>
  manager.query<Row[]>(text, [...values]);
