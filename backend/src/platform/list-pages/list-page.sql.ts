import { MAX_COUNTED } from '../paging/page.js';

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
   * True if all matches are adjacent in the sort order, so that scanning the order might read nearly all rows before
   * them: they are then collected and sorted.
   */
  readonly isContiguous?: boolean;
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

function collectingStatement(request: ListRequest, limitClause: string): Statement {
  return statement((bind) => {
    const { table, sort, range } = request;
    const direction = isById(sort) ? sort.direction : 'DESC';
    return `
      with hit as materialized (
        select id, ${sort.expression} as sort_key from ${table.name}
        where ${allOf(request, bind)}
        order by id ${direction} ${limitClause}
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

/** Rows at the start of each index that `firstRowsStatement` reads. */
export const FIRST_ROWS = 5_000;

/**
 * Page from the first rows of each index: exact if `fewest`, the matches in the index with the fewest, reaches
 * `offset + limit`. Finds the page of a condition that most rows meet, without collecting them.
 */
export function firstRowsStatement(request: ListRequest): Statement {
  return statement((bind) => {
    const { sort, range, table, conditions } = request;
    const arms = armsOf({ ...request, conditions: [] }, bind).map(
      (arm, index) => `(
        select ${index} as arm, id, sort_key
        from (select id, ${sort.expression} as sort_key, ${matchOf(conditions, bind)} as is_match
              from ${table.name} where ${arm}
              order by ${orderOf(sort, sort.expression)} limit ${FIRST_ROWS}) first_rows
        where is_match
        order by ${orderOf(sort, 'sort_key')} limit ${range.offset + range.limit})`,
    );
    return `
      with found as materialized (${arms.join(' union all ')})
      select (select min((select count(*) from found where arm = index))
              from generate_series(0, ${arms.length - 1}) index)::integer as fewest,
             array(select id from found order by ${orderOf(sort, 'sort_key')}
                   limit ${bind(range.limit)} offset ${bind(range.offset)}) as ids`;
  });
}

const matchOf = (conditions: readonly Condition[], bind: Bind): string =>
  ['true', ...conditions.map((condition) => `(${condition(bind)})`)].join(' and ');

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
