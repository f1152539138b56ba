import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource, type EntityManager } from 'typeorm';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request.js';
import type { ConsignmentListPage } from '@contracts/views/consignment.view.js';

import {
  type ListScope,
  type RequestedScope,
  resolveScope,
  UserRepository,
} from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { pageRange, sortOrder } from '../../platform/paging/page.js';
import type { ListRequest } from '../../platform/scoped-lists/list-statements.js';
import { readLists, readPage } from '../../platform/scoped-lists/read-page.js';
import {
  consignmentSorts,
  consignmentTable,
  type ConsignmentSort,
} from './list/consignment-table.js';
import {
  type FilterConditions,
  searchConditions,
  toFilterConditions,
} from './list/filters/filter-conditions.js';
import { listItemsById } from './list/list-item.mapper.js';
import { countByState, type ScopeCounts } from './list/state-counts.js';

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

const sortFields = Object.keys(consignmentSorts) as ConsignmentSort[];

@QueryHandler(ListConsignments)
export class ListConsignmentsHandler implements IQueryHandler<ListConsignments> {
  constructor(
    private readonly database: DataSource,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ page, filter, actor }: ListConsignments): Promise<ConsignmentListPage> {
    const scope = resolveScope(actor, 'READ_CONSIGNMENT', page);
    const now = this.clock.now();
    const filters = toFilterConditions(filter.criteriaFilters ?? [], {
      now,
      zone: await this.users.getTimeZone(actor.identity.id),
    });
    const conditions = [...searchConditions(filter.search ?? ''), ...filters.conditions];
    const pagePart = toPagePart(page, filters);
    return readLists(this.database, (manager) =>
      readListPage(manager, scope, { ...pagePart, ...filters, conditions, now }),
    );
  }
}

type PagePart = Pick<ListRequest, 'sort' | 'range' | 'isStretch'>;

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
  const stateCounts = await countByState(manager, scope);
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
    ...totals,
  };
}

function toPagePart({ size, page, sort }: PageRequest, { dayColumns }: FilterConditions): PagePart {
  const { field, direction } = sortOrder(sort, sortFields, { field: 'id', direction: 'DESC' });
  const { isChronological, ...sortable } = consignmentSorts[field];
  return {
    sort: { ...sortable, direction },
    range: pageRange({ size, page }),
    isStretch:
      isChronological && dayColumns.length > 0 && !dayColumns.includes(sortable.expression), // an exact filter on this column is a range of its own index
  };
}

const totalOf = ({ counts }: ScopeCounts, states: FilterConditions['states']): number =>
  states.reduce((sum, state) => sum + counts[state], 0);
