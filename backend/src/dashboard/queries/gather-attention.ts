import { DateTime } from 'luxon';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { AttentionItemView } from '@contracts/views/dashboard.view.js';

import type { ListScope } from '../../identity/index.js';
import { MOST_ITEMS, nothing, type Attention, type AttentionScope } from './attention/attention.js';
import { failedManifests } from './attention/failed-manifests.js';
import { troubledConsignments } from './attention/troubled-consignments.js';
import { incompleteAddresses, oldDrafts } from './attention/unfinished-work.js';
import { usedRanges } from './attention/used-ranges.js';
import { ownersIn, sectionScope } from './section-scope.js';
import type { SummaryRequest } from './summary-request.js';

/** Everything that asks for a person, the most pressing first; consignments are listed, and counted elsewhere. */
export async function gatherAttention(request: SummaryRequest): Promise<Attention> {
  const parts = [
    await where(request, 'READ_CONSIGNMENT', async (_, scope) => ({
      ...nothing,
      items: await troubledConsignments(scope),
    })),
    await where(request, 'READ_MANIFEST', (_, scope) =>
      failedManifests(scope, request.actor.reach('SUPER_ADMIN_CONTENT')),
    ),
    await where(request, 'READ_CLIENT_CARRIER_ACCOUNT', (scope, { manager }) =>
      usedRanges(manager, scope),
    ),
    await where(request, 'READ_ADDRESS', (scope, { manager }) =>
      incompleteAddresses(manager, scope),
    ),
    await where(request, 'READ_CONSIGNMENT', (_, scope) => oldDrafts(scope)),
  ];
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    newToday: parts.reduce((sum, { newToday }) => sum + newToday, 0),
    items: fairShares(parts),
  };
}

/** The most pressing of every kind, so that many of one do not hide the others; what room is left goes in order. */
function fairShares(parts: readonly Attention[]): AttentionItemView[] {
  const fair = Math.floor(MOST_ITEMS / parts.length);
  let room = parts.reduce((left, { items }) => left - Math.min(fair, items.length), MOST_ITEMS);
  return parts.flatMap(({ items }) => {
    const more = Math.min(room, Math.max(0, items.length - fair));
    room -= more;
    return items.slice(0, fair + more);
  });
}

async function where(
  { manager, actor, clientId, now, zone }: SummaryRequest,
  permission: PermissionName,
  read: (scope: ListScope, within: AttentionScope) => Promise<Attention>,
): Promise<Attention> {
  const scope = sectionScope(actor, permission, clientId);
  if (!scope) return nothing;
  const midnight = DateTime.fromJSDate(now, { zone }).startOf('day').toJSDate();
  return read(scope, { manager, owners: await ownersIn(manager, scope), midnight, now });
}
