import { MAX_COUNTED, pageCounts } from '../paging/page.js';
import type { DataSource, EntityManager } from 'typeorm';
import type { Position } from '@contracts/realtime/position.js';
import type { PageCounts } from '@contracts/views/page.view.js';

/** Adds a parameter to the statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

/** A condition in SQL; user input goes through `bind`. */
export type Condition = (bind: Bind) => string;

/** A sort order. The table has an index (owner, part, expression, id) for each. */
export interface ListSort {
  /** SQL over the table's columns, exactly as in the index. */
  readonly expression: string;
  /** Empty values sort first. */
  readonly isNullable: boolean;
  readonly direction: 'ASC' | 'DESC';
}

/**
 * Scope of the rows: customers and, additionally, clients. No listed client belongs to a listed customer, so no row
 * is found twice.
 */
export interface ListOwners {
  readonly customerIds: readonly number[];
  readonly clientIds: readonly number[];
}

/** A read model's table with a client, a customer, and indexes under both. */
export interface ListTable {
  readonly name: string;
  /** Partitions an owner's rows, and follows the owner in every index: for example the state of a consignment. */
  readonly part: { readonly column: string; readonly values: readonly string[] } | null;
}

export interface ListRequest {
  readonly table: ListTable;
  readonly owners: ListOwners;
  readonly conditions: readonly Condition[];
  readonly sort: ListSort;
  readonly range: { readonly offset: number; readonly limit: number };
  /** Number of rows, if known without counting. */
  readonly known: number | null;
  /**
   * True if the conditions select one stretch of the sort order, so that scanning the order might read nearly all rows
   * before it: all matches are then collected and sorted.
   */
  readonly isStretch?: boolean;
}

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Page and count of a list of unknown size: matches are collected in id order, up to one above the counting limit.
 * If that is everything, or the requested order, the page is among them.
 */
export const countedPageStatement = (request: ListRequest): Statement =>
  collectingStatement(request, `limit ${MAX_COUNTED + 1}`);

/** Page sorted from all matches, however many. */
export const sortedPageStatement = (request: ListRequest): Statement =>
  collectingStatement(request, '');

function collectingStatement(request: ListRequest, most: string): Statement {
  return statement((bind) => {
    const { table, sort, range } = request;
    const direction = isById(sort) ? sort.direction : 'DESC';
    return `
      with hit as materialized (
        select id, ${sort.expression} as sort_key from ${table.name}
        where ${allOf(request, bind)}
        order by id ${direction} ${most}
      )
      select (select count(*) from hit)::integer as counted,
             array(select id from hit order by ${orderOf(sort, 'sort_key')}
                   limit ${bind(range.limit)} offset ${bind(range.offset)}) as ids`;
  });
}

/**
 * Page read from the indexes: each owner's rows come sorted from its own index, and are merged row by row, so that
 * no more is read than is shown or skipped.
 */
export function indexedPageStatement(request: ListRequest): Statement {
  return statement((bind) => {
    const { sort, range } = request;
    const arms = armsOf(request, bind).map(
      (arm) => `(
        select id, ${sort.expression} as sort_key from ${request.table.name} where ${arm}
        order by ${orderOf(sort, sort.expression)} limit ${range.offset + range.limit})`,
    );
    return `
      select array(
        select id from (${arms.join(' union all ')}) arm
        order by ${orderOf(sort, 'sort_key')}
        limit ${bind(range.limit)} offset ${bind(range.offset)}) as ids`;
  });
}

export const isById = ({ expression }: ListSort): boolean => expression === 'id';

function armsOf({ table, owners, conditions }: ListRequest, bind: Bind): string[] {
  const filters = conditions.map((condition) => condition(bind));
  const parts = table.part
    ? table.part.values.map((value) => [`${table.part?.column ?? ''} = ${bind(value)}`])
    : [[]];
  return ownersOne(owners).flatMap((owner) =>
    parts.map((part) => [owner(bind), ...part, ...filters].join(' and ')),
  );
}

function allOf({ table, owners, conditions }: ListRequest, bind: Bind): string {
  const part = table.part ? [among(table.part.column, table.part.values, bind)] : [];
  return [ownersAll(owners, bind), ...part, ...conditions.map((condition) => condition(bind))].join(
    ' and ',
  );
}

function ownersAll({ customerIds, clientIds }: ListOwners, bind: Bind): string {
  const customers = customerIds.length > 0 ? [among('customer_id', customerIds, bind)] : [];
  const clients = clientIds.length > 0 ? [among('client_id', clientIds, bind)] : [];
  const owners = [...customers, ...clients];
  return owners.length > 0 ? `(${owners.join(' or ')})` : 'false';
}

const ownersOne = ({ customerIds, clientIds }: ListOwners): Condition[] => [
  ...customerIds.map((id) => (bind: Bind) => `customer_id = ${bind(id)}`),
  ...clientIds.map((id) => (bind: Bind) => `client_id = ${bind(id)}`),
];

/** A single value becomes an equality, so that an index keeps the order of the columns after it. */
function among(column: string, values: readonly (string | number)[], bind: Bind): string {
  const [only] = values;
  return values.length === 1 ? `${column} = ${bind(only)}` : `${column} = any (${bind(values)})`;
}

function orderOf({ direction, isNullable, expression }: ListSort, by: string): string {
  if (expression === 'id') return `id ${direction}`;
  const empty = direction === 'ASC' ? 'nulls first' : 'nulls last';
  return `${by} ${direction}${isNullable ? ` ${empty}` : ''}, id ${direction}`;
}

function statement(write: (bind: Bind) => string): Statement {
  const values: unknown[] = [];
  return { text: write((value) => `$${values.push(value)}`), values };
}

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

/** Runs reads in one snapshot, with planner settings for lists. The response does not wait for its end. */
export async function readLists<Result>(
  database: DataSource,
  read: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = database.createQueryRunner();
  try {
    await runner.query(BEGIN);
    return await read(runner.manager);
  } finally {
    // Nothing was written, so a rollback ends the snapshot as well as a commit; a lost connection has ended it already.
    runner
      .query('rollback')
      .catch(() => undefined)
      .finally(() => void runner.release());
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
