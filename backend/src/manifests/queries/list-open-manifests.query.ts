import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import { DataSource, In, type EntityManager } from 'typeorm';

import { keysOf } from '@contracts/keys-of.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';
import {
  MAX_LISTED_MANIFEST_CONSIGNMENTS,
  MAX_MANIFEST_CONSIGNMENTS,
} from '@contracts/rules/manifest-group.js';
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
  /** Only this group. */
  readonly openManifestId?: number;
  readonly includeConsignments: boolean;
}

/**
 * One page of the open manifests in scope, each with the consignments that one manifest can contain (GAP-32), up to a
 * limit for the page.
 */
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
      const groups = await groupsOf(manager, ids);
      const limits = request.includeConsignments ? limitsOf(groups) : new Map<number, number>();
      return {
        openManifests: await itemsOf(manager, { groups, limits }, this.clock.now()),
        ...totals,
      };
    });
  }
}

function conditionsOf(
  { filter = '', from, to, openManifestId }: OpenManifestPageRequest,
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
  if (openManifestId !== undefined)
    conditions.push((bind) => `id = ${bind(openManifestId)}::bigint`);
  if (fromDay) conditions.push((bind) => `dispatch_date >= ${bind(fromDay)}::date`);
  if (toDay) conditions.push((bind) => `dispatch_date <= ${bind(toDay)}::date`);
  return conditions;
}

/** Calendar day of an instant in the user's time zone, yyyy-MM-dd. */
const calendarDay = (instant: Date | undefined, zone: string): string | null =>
  instant ? DateTime.fromJSDate(instant, { zone }).toISODate() : null;

interface Group extends Pick<OpenManifestRow, 'id' | 'clientId' | 'dispatchDate' | 'quantity'> {
  /** Whether all consignments that one manifest can contain have a permanent pickup, as in `ManifestCreation`. */
  readonly permanentBooking: boolean;
}

/** The groups in the order of their ids. */
async function groupsOf(manager: EntityManager, ids: readonly number[]): Promise<Group[]> {
  const rows = await manager.findBy(OpenManifestRow, { id: In([...ids]) });
  const bookings = await manager.query<{ id: number; permanentBooking: boolean | null }[]>(
    `select listed.id::float8 as id,
            (select bool_and(permanent_booking and consignment_type = 'DEFAULT') from (
               select permanent_booking, consignment_type from consignment_list
                where open_manifest_id = listed.id order by id limit ${MAX_MANIFEST_CONSIGNMENTS}) member
            ) as "permanentBooking"
       from unnest($1::bigint[]) as listed (id)`,
    [ids],
  );
  const booked = new Set(bookings.flatMap((row) => (row.permanentBooking ? [row.id] : [])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, permanentBooking: booked.has(id) }] : [];
  });
}

/**
 * Number of consignments listed for each group: as many as fit on one manifest, the rest go on the next one. Groups
 * whose consignments would exceed the limit of the page have none.
 */
function limitsOf(groups: readonly Group[]): ReadonlyMap<number, number> {
  const limits = new Map<number, number>();
  let left = MAX_LISTED_MANIFEST_CONSIGNMENTS;
  for (const { id, quantity } of groups) {
    left -= Math.min(quantity, MAX_MANIFEST_CONSIGNMENTS);
    if (left < 0) break;
    limits.set(id, MAX_MANIFEST_CONSIGNMENTS);
  }
  return limits;
}

interface ListedGroups {
  readonly groups: readonly Group[];
  /** Number of consignments by group; none if absent. */
  readonly limits: ReadonlyMap<number, number>;
}

/** The first consignment of every group, and the others up to its limit. */
const membersOf =
  ({ groups, limits }: ListedGroups): Condition =>
  (bind) =>
    `listed.id in (
       select member.id
         from unnest(${bind(groups.map(({ id }) => id))}::bigint[],
                     ${bind(groups.map(({ id }) => limits.get(id) ?? 1))}::integer[]) as open_group (id, most)
        cross join lateral (
          select id from consignment_list where open_manifest_id = open_group.id
           order by id limit open_group.most) member)`;

async function itemsOf(
  manager: EntityManager,
  listed: ListedGroups,
  now: Date,
): Promise<OpenManifestListItem[]> {
  const found = await findListItems(manager, membersOf(listed), now);
  const members = new Map<number, ConsignmentListItem[]>();
  for (const { openManifestId, item } of found) {
    const known = members.get(openManifestId ?? 0);
    if (known) known.push(item);
    else members.set(openManifestId ?? 0, [item]);
  }
  return listed.groups.flatMap((group) => {
    const [first, ...others] = members.get(group.id) ?? [];
    if (!first) return [];
    return [toItem(group, first, listed.limits.has(group.id) ? [first, ...others] : [])];
  });
}

/** Takes the fields that a group shares from its first consignment. */
const toItem = (
  { id, clientId, dispatchDate, quantity, permanentBooking }: Group,
  first: ConsignmentListItem,
  consignments: ConsignmentListItem[],
): OpenManifestListItem => ({
  id,
  clientId,
  clientName: first.clientName,
  carrierName: first.offer.carrierDisplayName ?? '',
  displayServiceType: first.offer.displayServiceType ?? '',
  senderName: first.offer.senderCompany ?? '',
  dispatchDate,
  quantity,
  isManifestingEnabled: first.isManifestingEnabled,
  permanentBooking,
  carrierCutOffDateTime: first.offer.carrierCutOffDateTime,
  consignments,
});
