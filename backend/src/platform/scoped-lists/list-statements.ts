import { MOST_COUNTED } from '../paging/page.js';
import type { Bind, Condition, ListOwners, ListRequest, ListSort } from './list-table.js';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The page and the count of a list whose size is not known: what matches is collected in the order of
 * ids, one above the most that is counted. Where that is everything, or the order is the one asked for,
 * the page is among them.
 */
export const countingStatement = (request: ListRequest): Statement =>
  collectingStatement(request, `limit ${MOST_COUNTED + 1}`);

/** The page out of everything that matches, however much that is. */
export const gatheringStatement = (request: ListRequest): Statement =>
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
 * The page alone, read off the indexes: each owner's part of the rows comes sorted from its own, and
 * they are merged row by row, so that no more is read than is shown or paged over.
 */
export function mergingStatement(request: ListRequest): Statement {
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

/** A single value is an equation: then an index keeps the order of what stands behind it. */
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
