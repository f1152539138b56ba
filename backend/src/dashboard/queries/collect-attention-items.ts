import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { AttentionItemView } from '@contracts/views/dashboard.view.js';

import type { ListScope } from '../../identity/index.js';
import { MAX_ITEMS, type AttentionScope } from './attention/attention.js';
import { readFailedManifests } from './attention/failed-manifests.js';
import {
  readExceptionConsignments,
  readOverdueConsignments,
} from './attention/exception-consignments.js';
import { readIncompleteAddresses, readOldDrafts } from './attention/unfinished-work.js';
import { readNearlyUsedRanges } from './attention/used-ranges.js';
import { readOwners, resolveSectionScope } from './section-scope.js';
import type { SummaryRequest } from './summary-request.js';

/** Collects everything that needs attention, most urgent kind first; the figures count its consignments. */
export async function collectAttentionItems(request: SummaryRequest): Promise<AttentionItemView[]> {
  const parts = [
    await readIfPermitted(request, 'READ_CONSIGNMENT', (_, scope) =>
      readExceptionConsignments(scope),
    ),
    await readIfPermitted(request, 'READ_CONSIGNMENT', (_, scope) =>
      readOverdueConsignments(scope),
    ),
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
  return distributeEvenly(parts);
}

/**
 * Gives every kind an equal share of the list, so that many items of one kind do not hide the others; the remaining
 * room goes to the kinds in order.
 */
function distributeEvenly(parts: readonly (readonly AttentionItemView[])[]): AttentionItemView[] {
  const share = Math.floor(MAX_ITEMS / parts.length);
  let room = parts.reduce((left, items) => left - Math.min(share, items.length), MAX_ITEMS);
  return parts.flatMap((items) => {
    const extra = Math.min(room, Math.max(0, items.length - share));
    room -= extra;
    return items.slice(0, share + extra);
  });
}

async function readIfPermitted(
  { manager, actor, clientId, today }: SummaryRequest,
  permission: PermissionName,
  read: (scope: ListScope, attentionScope: AttentionScope) => Promise<readonly AttentionItemView[]>,
): Promise<readonly AttentionItemView[]> {
  const scope = resolveSectionScope(actor, permission, clientId);
  if (!scope) return [];
  return read(scope, { manager, owners: await readOwners(manager, scope), today });
}
