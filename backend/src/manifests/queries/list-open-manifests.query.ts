import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import { DataSource, In, type EntityManager } from 'typeorm';

import { keysOf } from '@contracts/keys-of.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';
import { MAX_MANIFEST_CONSIGNMENTS } from '@contracts/rules/manifest-group.js';
import type { ConsignmentListItem } from '@contracts/views/consignment.view.js';
import type { OpenManifestListItem, OpenManifestListPage } from '@contracts/views/manifest.view.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { countByState, findListItems } from '../../consignments/index.js';
import { resolveScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { pageRange, searchPatterns, sortOrder } from '../../platform/paging/page.js';
import { readLists, readPage } from '../../platform/list-pages/list-page.js';
import type { Condition } from '../../platform/list-pages/list-page.sql.js';
import { openManifestSorts, openManifestTable } from './list/manifest-table.js';

export interface OpenManifestPageRequest {
  readonly clientId?: number;
  /** Also limits the list to the scope of this permission. */
  readonly permission?: PermissionName;
  readonly size: number;
  readonly page: number;
  readonly sort?: string;
  readonly filter?: string;
  /** Instants of the first and last dispatch date, both included; an absent one leaves that end open. */
  readonly from?: Date;
  readonly to?: Date;
}

/** One page of the open manifests in scope, each with the consignments that one manifest can contain (GAP-32). */
export class ListOpenManifests extends Query<OpenManifestListPage> {
  constructor(
    readonly request: OpenManifestPageRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

const sortFields = keysOf(openManifestSorts);
const latestFirst = { field: 'dispatchDate', direction: 'DESC' } as const;

@QueryHandler(ListOpenManifests)
export class ListOpenManifestsHandler implements IQueryHandler<ListOpenManifests> {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute({ request, actor }: ListOpenManifests): Promise<OpenManifestListPage> {
    const scope = resolveScope(actor, 'READ_MANIFEST', request);
    const zone = actor.timeZone;
    const { field, direction } = sortOrder(request.sort, sortFields, latestFirst);
    const { expression, isNullable } = openManifestSorts[field];
    const range = pageRange(request);
    return readLists(this.database, async (manager) => {
      const { ids, ...totals } = await readPage(manager, {
        table: openManifestTable,
        owners: (await countByState(manager, scope)).owners,
        conditions: conditionsOf(request, zone),
        sort: { expression, isNullable, direction },
        range,
        known: null,
      });
      return { openManifests: await itemsOf(manager, ids, this.clock.now()), ...totals };
    });
  }
}

function conditionsOf(
  { filter = '', from, to }: OpenManifestPageRequest,
  zone: string,
): Condition[] {
  const fromDay = calendarDay(from, zone);
  const toDay = calendarDay(to, zone);
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

/** Calendar day of an instant in the user's time zone, yyyy-MM-dd. */
const calendarDay = (instant: Date | undefined, zone: string): string | null =>
  instant ? DateTime.fromJSDate(instant, { zone }).toISODate() : null;

/** The consignments of these groups, for each at most as many as fit on one manifest: the rest go on the next one. */
const membersOf =
  (groupIds: readonly number[]): Condition =>
  (bind) =>
    `listed.id in (
       select member.id from unnest(${bind(groupIds)}::bigint[]) as open_group (id)
        cross join lateral (
          select id from consignment_list where open_manifest_id = open_group.id
           order by id limit ${MAX_MANIFEST_CONSIGNMENTS}) member)`;

async function itemsOf(
  manager: EntityManager,
  ids: readonly number[],
  now: Date,
): Promise<OpenManifestListItem[]> {
  const groups = await manager.findBy(OpenManifestRow, { id: In([...ids]) });
  const found = await findListItems(manager, membersOf(ids), now);
  const members = new Map<number, ConsignmentListItem[]>(ids.map((id) => [id, []]));
  for (const { openManifestId, item } of found) members.get(openManifestId ?? 0)?.push(item);
  const groupOf = new Map(groups.map((group) => [group.id, group]));
  return ids.flatMap((id) => toItem(groupOf.get(id), members.get(id) ?? []));
}

/** Takes the fields that a group shares from its first consignment. */
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
      quantity: group.quantity,
      isManifestingEnabled: first.isManifestingEnabled,
      permanentBooking: consignments.every(({ offer }) => offer.permanentBooking),
      carrierCutOffDateTime: first.offer.carrierCutOffDateTime,
      consignments,
    },
  ];
}
