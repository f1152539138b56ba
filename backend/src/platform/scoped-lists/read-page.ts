import type { DataSource, EntityManager } from 'typeorm';

import type { Position } from '@contracts/realtime/position.js';
import type { PageCounts } from '@contracts/views/page.view.js';

import { MAX_COUNTED, pageCounts } from '../paging/page.js';
import {
  countedPageStatement,
  indexedPageStatement,
  isById,
  type ListRequest,
  sortedPageStatement,
  type Statement,
} from './list-statements.js';

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
 * Pages are read from cached indexes by plans that stop early: tells the planner that random access is cheap, and
 * not to prepare for long statements.
 */
const settings = `
  set local random_page_cost = 1.1;
  set local jit = off;
  set local max_parallel_workers_per_gather = 0;
  set local statement_timeout = '20s'`;

/** Runs reads in one snapshot, with planner settings for lists. */
export function readLists<Result>(
  database: DataSource,
  read: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return database.transaction('REPEATABLE READ', async (manager) => {
    await manager.query(settings);
    return read(manager);
  });
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
  const ids = request.isStretch ? readGathered(manager, request) : readMerged(manager, request);
  return { ids: await ids, counted: hits.counted };
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
