import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource, In, type EntityManager } from 'typeorm';

import type { ConsignmentListItem } from '@contracts/views/consignment.view.js';
import type { OpenManifestListItem, OpenManifestListPage } from '@contracts/views/manifest.view.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { countTabs, toListItems } from '../../consignments/index.js';
import type { ListScope } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { pageRange, sortOrder } from '../../platform/paging/page.js';
import { searchPatterns } from '../../platform/paging/search-words.js';
import type { Condition } from '../../platform/scoped-lists/list-table.js';
import { readLists, readPage } from '../../platform/scoped-lists/read-page.js';
import {
  openManifestSorts,
  openManifestTable,
  type OpenManifestSort,
} from './list/manifest-table.js';

export interface OpenManifestPageRequest {
  readonly size: number;
  readonly page: number;
  readonly sort?: string;
  readonly filter?: string;
  /** First and last dispatch date, yyyy-MM-dd, both included; null leaves an end open. */
  readonly fromDay: string | null;
  readonly toDay: string | null;
}

/** One page of the groups in scope that could leave on one manifest each, with their consignments (GAP-32). */
export class ListOpenManifests extends Query<OpenManifestListPage> {
  constructor(
    readonly scope: ListScope,
    readonly request: OpenManifestPageRequest,
  ) {
    super();
  }
}

const sortFields = Object.keys(openManifestSorts) as OpenManifestSort[];
const latestFirst = { field: 'dispatchDate', direction: 'DESC' } as const;

@QueryHandler(ListOpenManifests)
export class ListOpenManifestsHandler implements IQueryHandler<ListOpenManifests> {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  execute({ scope, request }: ListOpenManifests): Promise<OpenManifestListPage> {
    const { field, direction } = sortOrder(request.sort, sortFields, latestFirst);
    const range = pageRange(request);
    return readLists(this.database, async (manager) => {
      const { ids, ...totals } = await readPage(manager, {
        table: openManifestTable,
        owners: (await countTabs(manager, scope)).owners,
        conditions: conditionsOf(request),
        sort: { expression: openManifestSorts[field], isNullable: false, direction },
        range,
        known: null,
      });
      return { openManifests: await itemsOf(manager, ids, this.clock.now()), ...totals };
    });
  }
}

function conditionsOf({ filter = '', fromDay, toDay }: OpenManifestPageRequest): Condition[] {
  const conditions = searchPatterns(filter.toLowerCase()).map(
    (pattern): Condition =>
      (bind) =>
        `exists (
          select from consignment_list member
          where member.open_manifest_id = open_manifest.id
            and (member.search_text like ${bind(pattern)}
                 or lower(member.carrier_display_name) like ${bind(pattern)}
                 or lower(member.client_name) like ${bind(pattern)}))`,
  );
  if (fromDay) conditions.push((bind) => `dispatch_date >= ${bind(fromDay)}::date`);
  if (toDay) conditions.push((bind) => `dispatch_date <= ${bind(toDay)}::date`);
  return conditions;
}

async function itemsOf(
  manager: EntityManager,
  ids: readonly number[],
  now: Date,
): Promise<OpenManifestListItem[]> {
  const groups = await manager.findBy(OpenManifestRow, { id: In([...ids]) });
  const rows = await manager.find(ConsignmentListRow, {
    where: { openManifestId: In([...ids]) },
    order: { id: 'ASC' },
  });
  const items = await toListItems(manager, rows, now);
  const members = new Map<number, ConsignmentListItem[]>(ids.map((id) => [id, []]));
  rows.forEach(({ openManifestId }, index) => {
    const item = items[index];
    if (item) members.get(openManifestId ?? 0)?.push(item);
  });
  const groupOf = new Map(groups.map((group) => [group.id, group]));
  return ids.flatMap((id) => toItem(groupOf.get(id), members.get(id) ?? []));
}

/** What a group shares is read off its first consignment. */
function toItem(
  group: OpenManifestRow | undefined,
  consignments: ConsignmentListItem[],
): OpenManifestListItem[] {
  const [first] = consignments;
  if (!group || !first) return [];
  return [
    {
      id: group.id,
      clientId: group.clientId,
      clientName: first.clientName,
      carrierName: first.offer.carrierDisplayName ?? '',
      displayServiceType: first.offer.displayServiceType ?? '',
      senderName: first.offer.senderCompany ?? '',
      dispatchDate: group.dispatchDate,
      quantity: consignments.length,
      isManifestingEnabled: first.isManifestingEnabled,
      permanentBooking: first.offer.permanentBooking,
      carrierCutOffDateTime: first.offer.carrierCutOffDateTime,
      consignments,
    },
  ];
}
