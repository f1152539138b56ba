import { DateTime } from 'luxon';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { AttentionItemView } from '@contracts/views/dashboard.view.js';

import type { ListScope } from '../../identity/index.js';
import {
  MAX_ITEMS,
  noItems,
  type AttentionItems,
  type AttentionScope,
} from './attention/attention.js';
import { readFailedManifests } from './attention/failed-manifests.js';
import { readExceptionConsignments } from './attention/exception-consignments.js';
import { readIncompleteAddresses, readOldDrafts } from './attention/unfinished-work.js';
import { readNearlyUsedRanges } from './attention/used-ranges.js';
import { readOwners, resolveSectionScope } from './section-scope.js';
import type { SummaryRequest } from './summary-request.js';

/**
 * Collects everything that needs attention, most urgent kind first. Exception consignments are listed here but
 * counted in the figures.
 */
export async function gatherAttention(request: SummaryRequest): Promise<AttentionItems> {
  const parts = [
    await readIfPermitted(request, 'READ_CONSIGNMENT', async (_, scope) => ({
      ...noItems,
      items: await readExceptionConsignments(scope),
    })),
    await readIfPermitted(request, 'READ_MANIFEST', (_, scope) =>
      readFailedManifests(scope, request.actor.scopeFor('SUPER_ADMIN_CONTENT')),
    ),
    await readIfPermitted(request, 'READ_CLIENT_CARRIER_ACCOUNT', (scope, { manager }) =>
      readNearlyUsedRanges(manager, scope),
    ),
    await readIfPermitted(request, 'READ_ADDRESS', (scope, { manager }) =>
      readIncompleteAddresses(manager, scope),
    ),
    await readIfPermitted(request, 'READ_CONSIGNMENT', (_, scope) => readOldDrafts(scope)),
  ];
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    newToday: parts.reduce((sum, { newToday }) => sum + newToday, 0),
    items: shareFairly(parts),
  };
}

/**
 * Gives every kind an equal share of the list, so that many items of one kind do not hide the others; the remaining
 * room goes to the kinds in order.
 */
function shareFairly(parts: readonly AttentionItems[]): AttentionItemView[] {
  const share = Math.floor(MAX_ITEMS / parts.length);
  let room = parts.reduce((left, { items }) => left - Math.min(share, items.length), MAX_ITEMS);
  return parts.flatMap(({ items }) => {
    const extra = Math.min(room, Math.max(0, items.length - share));
    room -= extra;
    return items.slice(0, share + extra);
  });
}

async function readIfPermitted(
  { manager, actor, clientId, now, zone }: SummaryRequest,
  permission: PermissionName,
  read: (scope: ListScope, attentionScope: AttentionScope) => Promise<AttentionItems>,
): Promise<AttentionItems> {
  const scope = resolveSectionScope(actor, permission, clientId);
  if (!scope) return noItems;
  const midnight = DateTime.fromJSDate(now, { zone }).startOf('day').toJSDate();
  return read(scope, { manager, owners: await readOwners(manager, scope), midnight, now });
}
