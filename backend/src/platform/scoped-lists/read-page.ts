import type { DataSource, EntityManager } from 'typeorm';

import type { PageCounts } from '@contracts/views/page.view.js';

import { MOST_COUNTED, pageCounts } from '../paging/page.js';
import {
  countingStatement,
  gatheringStatement,
  isById,
  mergingStatement,
  type Statement,
} from './list-statements.js';
import type { ListRequest } from './list-table.js';

export interface FoundPage extends PageCounts {
  /** In the order asked for. */
  readonly ids: readonly number[];
}

interface Hits {
  readonly ids: readonly number[];
  /** Exact up to the most that is counted, and one above it for more. */
  readonly counted: number;
}

/**
 * Pages are read off indexes that are in memory, by plans that stop early: the planner is told that a
 * page off the disk is nearly as cheap in any order, and not to prepare for long statements.
 */
const settings = `
  set local random_page_cost = 1.1;
  set local jit = off;
  set local max_parallel_workers_per_gather = 0;
  set local statement_timeout = '20s'`;

/** Runs reads on one snapshot, with a planner that knows these lists. */
export function readLists<Result>(
  database: DataSource,
  read: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return database.transaction('REPEATABLE READ', async (manager) => {
    await manager.query(settings);
    return read(manager);
  });
}

/** The ids of one page, and how many rows there are (GAP-72). */
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
  const [hits = { ids: [], counted: 0 }] = await run<Hits>(manager, countingStatement(request));
  if (hits.counted <= MOST_COUNTED || isById(request.sort)) return hits;
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
  const [hits] = await run<Hits>(manager, gatheringStatement(request));
  return hits?.ids ?? [];
}

async function readMerged(
  manager: EntityManager,
  request: ListRequest,
): Promise<readonly number[]> {
  const [found] = await run<{ ids: number[] }>(manager, mergingStatement(request));
  return found?.ids ?? [];
}

const run = <Row>(manager: EntityManager, { text, values }: Statement): Promise<Row[]> =>
  manager.query<Row[]>(text, [...values]);
