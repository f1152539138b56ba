import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource, type EntityManager } from 'typeorm';

import { keysOf } from '@contracts/keys-of.js';
import { consignmentColumns } from '@contracts/lists/consignment-list.columns.js';
import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request.js';
import type { ConsignmentState } from '@contracts/rules/consignment.js';
import type { Position } from '@contracts/realtime/position.js';
import type { ConsignmentListPage } from '@contracts/views/consignment.view.js';
import { consignmentListColumns } from '@read-models/consignment-list.columns.js';

import { type ListScope, type RequestedScope, resolveScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { pageRange, sortOrder } from '../../platform/paging/page.js';
import { SharedReads } from '../../platform/read-your-writes/positions.interceptor.js';
import { readLists, readPage, readPosition } from '../../platform/list-pages/list-page.js';
import type {
  ListOwners,
  ListRequest,
  ListTable,
} from '../../platform/list-pages/list-page.sql.js';
import { sortTable } from '../../platform/list-pages/sort-table.js';
import {
  type FilterConditions,
  searchConditions,
  toFilterConditions,
} from './list/filters/filter-conditions.js';
import { listItemsById } from './list/list-items.js';

/** A page, counted from 0, of the clients named or of all in scope; newest first unless `sort` says otherwise. */
export interface PageRequest extends RequestedScope {
  readonly size: number;
  readonly page: number;
  readonly sort?: string;
}

/** Lists one page of the consignments in scope, filtered and sorted, with the count of each tab. */
export class ListConsignments extends Query<ConsignmentListPage> {
  constructor(
    readonly page: PageRequest,
    readonly filter: ListConsignmentsRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** The consignment list's table, limited to the tabs whose rows are listed. */
export const consignmentTable = (states: readonly ConsignmentState[]): ListTable => ({
  name: 'consignment_list',
  part: { column: 'state', values: states },
});

/** Orders of the list under the names of `sort=`. Each has its two indexes. */
export const consignmentSorts = sortTable(consignmentListColumns, consignmentColumns);

const sortFields = keysOf(consignmentSorts);

@QueryHandler(ListConsignments)
export class ListConsignmentsHandler implements IQueryHandler<ListConsignments> {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly reads: SharedReads,
  ) {}

  async execute({ page, filter, actor }: ListConsignments): Promise<ConsignmentListPage> {
    const scope = resolveScope(actor, 'READ_CONSIGNMENT', page);
    const now = this.clock.now();
    const zone = actor.timeZone;
    const filters = toFilterConditions(filter.criteriaFilters ?? [], { now, zone });
    const conditions = [...searchConditions(filter.search ?? ''), ...filters.conditions];
    const pagePart = toPagePart(page, filters);
    const { size, page: number, sort } = page;
    const listRequest = { scope, size, number, sort, filter, zone };
    return this.reads.share('consignment-list', listRequest, () =>
      readLists(this.database, (manager) =>
        readListPage(manager, scope, { ...pagePart, ...filters, conditions, now }),
      ),
    );
  }
}

type PagePart = Pick<ListRequest, 'sort' | 'range' | 'isContiguous'>;

async function readListPage(
  manager: EntityManager,
  scope: ListScope,
  {
    conditions,
    states,
    now,
    dayColumns: _,
    ...pagePart
  }: PagePart & FilterConditions & { now: Date },
): Promise<ConsignmentListPage> {
  const { position, ...stateCounts } = await countByState(manager, scope);
  const { ids, ...totals } = await readPage(manager, {
    table: consignmentTable(states),
    owners: stateCounts.owners,
    conditions,
    ...pagePart,
    known: conditions.length > 0 ? null : totalOf(stateCounts, states),
  });
  return {
    consignments: await listItemsById(manager, ids, now),
    counts: stateCounts.counts,
    position: position ?? (await readPosition(manager, 'consignment-list')),
    ...totals,
  };
}

function toPagePart({ size, page, sort }: PageRequest, { dayColumns }: FilterConditions): PagePart {
  const { field, direction } = sortOrder(sort, sortFields, { field: 'id', direction: 'DESC' });
  const { isChronological, ...sortable } = consignmentSorts[field];
  return {
    sort: { ...sortable, direction },
    range: pageRange({ size, page }),
    isContiguous:
      isChronological && dayColumns.length > 0 && !dayColumns.includes(sortable.expression), // an exact filter on this column is a range of its own index
  };
}

const totalOf = (
  { counts }: Pick<ScopeCounts, 'counts'>,
  states: FilterConditions['states'],
): number => states.reduce((sum, state) => sum + counts[state], 0);

type StateCounts = Record<ConsignmentState, number>;

interface ScopeCounts {
  /** Owners in scope that have any consignments. */
  readonly owners: ListOwners;
  readonly counts: StateCounts;
  /** Position of the projection in this snapshot; null when there is nothing to count. */
  readonly position: Position | null;
}

interface OwnerRow {
  readonly clientId: number | null;
  readonly customerId: number;
  readonly open: number;
  readonly manifested: number;
  readonly deleted: number;
  readonly position: Position;
}

const ownersInScope = `
  select case when is_whole then null else client_id end as "clientId", customer_id as "customerId",
         sum(open)::integer as open, sum(manifested)::integer as manifested,
         sum(deleted)::integer as deleted,
         (select position from projection_checkpoint where name = 'consignment-list') as position
  from (select *, $1 and customer_id > 0 or customer_id = any ($3) as is_whole from consignment_count) counted
  where is_whole or client_id = any ($2)
  group by 1, 2`;

/**
 * Reads the owners in scope, and the count of each tab, from the counters that the projection maintains. A customer
 * in scope includes all its clients but test environments, whose rows have no customer (`listedCustomerId`).
 */
export async function countByState(manager: EntityManager, scope: ListScope): Promise<ScopeCounts> {
  const rows = await manager.query<OwnerRow[]>(ownersInScope, [
    scope.isUnrestricted,
    scope.clientIds,
    scope.customerIds,
  ]);
  return {
    owners: {
      customerIds: rows.filter(isCustomer).map(({ customerId }) => customerId),
      clientIds: rows.flatMap(({ clientId }) => clientId ?? []),
    },
    counts: {
      OPEN: sum(rows, 'open'),
      MANIFESTED: sum(rows, 'manifested'),
      DELETED: sum(rows, 'deleted'),
    },
    position: rows[0]?.position ?? null,
  };
}

const isCustomer = ({ clientId }: OwnerRow): boolean => clientId === null;

const sum = (rows: readonly OwnerRow[], tab: 'open' | 'manifested' | 'deleted'): number =>
  rows.reduce((total, row) => total + row[tab], 0);
