import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource, type EntityManager } from 'typeorm';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request.js';
import type { ConsignmentListPage } from '@contracts/views/consignment.view.js';

import { Users, type ListScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { pageRange, sortOrder } from '../../platform/paging/page.js';
import type { ListRequest } from '../../platform/scoped-lists/list-table.js';
import { readLists, readPage } from '../../platform/scoped-lists/read-page.js';
import {
  consignmentSorts,
  consignmentTable,
  growsWithTime,
  type ConsignmentSort,
} from './list/consignment-table.js';
import { compileFilters, type CompiledFilters } from './list/filters/filter-conditions.js';
import { searchConditions } from './list/filters/search-conditions.js';
import { listItemsById } from './list/rows-by-id.js';
import { countTabs, type CountedScope } from './list/tab-counts.js';

/** Zero-based page of so many; newest first unless `sort` says otherwise. */
export interface PageRequest {
  readonly size: number;
  readonly page: number;
  readonly sort?: string;
}

/** One page of the consignments in scope, filtered and sorted, with the counts of the tabs. */
export class ListConsignments extends Query<ConsignmentListPage> {
  constructor(
    readonly scope: ListScope,
    readonly page: PageRequest,
    readonly wanted: ListConsignmentsRequest,
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
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  async execute({ scope, page, wanted, actor }: ListConsignments): Promise<ConsignmentListPage> {
    const now = this.clock.now();
    const filters = compileFilters(wanted.criteriaFilters ?? [], {
      now,
      zone: await this.users.timeZoneOf(actor.identity.id),
    });
    const conditions = [...searchConditions(wanted.search ?? ''), ...filters.conditions];
    const part = pageOf(page, filters);
    return readLists(this.database, (manager) =>
      answer(manager, scope, { ...part, ...filters, conditions, now }),
    );
  }
}

type PagePart = Pick<ListRequest, 'sort' | 'range' | 'isStretch'>;

async function answer(
  manager: EntityManager,
  scope: ListScope,
  { conditions, states, now, dayColumns: _, ...part }: PagePart & CompiledFilters & { now: Date },
): Promise<ConsignmentListPage> {
  const counted = await countTabs(manager, scope);
  const { ids, ...totals } = await readPage(manager, {
    table: consignmentTable(states),
    owners: counted.owners,
    conditions,
    ...part,
    known: conditions.length > 0 ? null : sizeOf(counted, states),
  });
  return {
    consignments: await listItemsById(manager, ids, now),
    counts: counted.counts,
    ...totals,
  };
}

function pageOf({ size, page, sort }: PageRequest, { dayColumns }: CompiledFilters): PagePart {
  const { field, direction } = sortOrder(sort, sortFields, { field: 'id', direction: 'DESC' });
  const sortable = consignmentSorts[field];
  return {
    sort: { ...sortable, direction },
    range: pageRange({ size, page }),
    isStretch:
      growsWithTime(field) && dayColumns.length > 0 && !dayColumns.includes(sortable.expression), // that one is a range of its own index
  };
}

const sizeOf = ({ counts }: CountedScope, states: CompiledFilters['states']): number =>
  states.reduce((sum, state) => sum + counts[state], 0);
