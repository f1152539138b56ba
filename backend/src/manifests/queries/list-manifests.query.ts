import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource, In, type EntityManager } from 'typeorm';

import { keysOf } from '@contracts/keys-of.js';
import type { PermissionName } from '@contracts/permissions/permissions.js';
import { PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import type { ManifestListItem, ManifestListPage } from '@contracts/views/manifest.view.js';
import { ManifestListRow } from '@read-models/manifest-list.row.js';

import { countByState } from '../../consignments/index.js';
import { PermissionDenied, resolveScope, type ListScope } from '../../identity/index.js';
import { scopeCovers, type Actor, type PermissionScope } from '../../platform/actor.js';
import { pageRange, searchPatterns, sortOrder } from '../../platform/paging/page.js';
import { readLists, readPage } from '../../platform/list-pages/list-page.js';
import type { Condition } from '../../platform/list-pages/list-page.sql.js';
import { integrationFields, type ManifestMembers, toManifestItem } from './list/manifest-item.js';
import { manifestSorts, manifestTable } from './list/manifest-table.js';

export interface ManifestPageRequest {
  readonly clientId?: number;
  /** Also limits the list to the scope of this permission. */
  readonly permission?: PermissionName;
  readonly size: number;
  readonly page: number;
  readonly sort?: string;
  readonly filter?: string;
  /** Instants, both included. */
  readonly from?: Date;
  readonly to?: Date;
  readonly integrationFailures: boolean;
}

/** One page of the submitted manifests in scope. */
export class ListManifests extends Query<ManifestListPage> {
  constructor(
    readonly request: ManifestPageRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

const sortFields = keysOf(manifestSorts);

@QueryHandler(ListManifests)
export class ListManifestsHandler implements IQueryHandler<ListManifests> {
  constructor(private readonly database: DataSource) {}

  async execute({ request, actor }: ListManifests): Promise<ManifestListPage> {
    const scope = scopeOf(request, actor);
    const detailScope = actor.scopeFor('SUPER_ADMIN_CONTENT');
    const { field, direction } = sortOrder(request.sort, sortFields, newestFirst);
    const { expression, isNullable } = manifestSorts[field];
    const range = pageRange(request);
    return readLists(this.database, async (manager) => {
      const { ids, ...totals } = await readPage(manager, {
        table: manifestTable,
        owners: (await countByState(manager, scope)).owners,
        conditions: conditionsOf(request),
        sort: { expression, isNullable, direction },
        range,
        known: null,
      });
      return { manifests: await itemsOf(manager, ids, detailScope), ...totals };
    });
  }
}

/**
 * Resolves the scope. Transmission and booking details, and the filter on their failures, require
 * SUPER_ADMIN_CONTENT (MAN-42 to MAN-45).
 * @throws PermissionDenied, OutOfScope
 */
function scopeOf(request: ManifestPageRequest, actor: Actor): ListScope {
  const { clientId = null, integrationFailures, permission = null } = request;
  if (!integrationFailures) return resolveScope(actor, 'READ_MANIFEST', { clientId, permission });
  if (!actor.hasPermission('SUPER_ADMIN_CONTENT')) throw new PermissionDenied();
  return resolveScope(actor, 'READ_MANIFEST', { clientId, permission: 'SUPER_ADMIN_CONTENT' });
}

const newestFirst = { field: 'id', direction: 'DESC' } as const;

function conditionsOf({ filter = '', from, to, integrationFailures }: ManifestPageRequest) {
  const conditions: Condition[] = [
    () => 'is_submitted',
    ...searchPatterns(filter.toLowerCase()).map(
      (pattern): Condition =>
        (bind) =>
          `search_text like ${bind(pattern)}`,
    ),
  ];
  if (from) conditions.push((bind) => `created_at >= ${bind(from)}`);
  if (to) conditions.push((bind) => `created_at <= ${bind(to)}`);
  if (integrationFailures)
    conditions.push(() => `(data_status = 'FAILED' or booking_status = 'FAILED')`);
  return conditions;
}

async function itemsOf(
  manager: EntityManager,
  ids: readonly number[],
  detailScope: PermissionScope,
): Promise<ManifestListItem[]> {
  const rows = await manager.findBy(ManifestListRow, { id: In([...ids]) });
  const members = await readMembers(manager, ids);
  const items = new Map(
    rows.map((row) => [
      row.id,
      {
        ...toManifestItem(row, members.get(row.id) ?? unknownMembers),
        ...(scopeCovers(detailScope, row) && integrationFields(row)),
      },
    ]),
  );
  return ids.flatMap((id) => items.get(id) ?? []);
}

const unknownMembers: ManifestMembers = {
  hasPendingConnote: false,
  isPermanentBooking: false,
  senderState: null,
};

/** A manifest has a permanent pickup if all its consignments do and leave from the client's own address (as in `ManifestCreation`). */
async function readMembers(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ManifestMembers>> {
  const rows = await manager.query<(ManifestMembers & { manifestId: number })[]>(
    `select manifest_id as "manifestId", bool_or(connote_number = $2) as "hasPendingConnote",
            bool_and(permanent_booking and consignment_type = 'DEFAULT') as "isPermanentBooking",
            min(sender_state) as "senderState"
     from consignment_list where manifest_id = any ($1) group by manifest_id`,
    [ids, PENDING_CONNOTE],
  );
  return new Map(rows.map(({ manifestId, ...members }) => [manifestId, members]));
}
