import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientRowView } from '@contracts/views/organisation.view';
import type { ClientChoiceView } from '@contracts/views/session.view';

interface ClientViewer {
  readonly can: (permission: PermissionName, clientId: number) => boolean;
  /** Clients that the user's roles are granted for. */
  readonly ownClientIds: readonly number[];
}

/** Permitted actions on a client. */
export interface ClientPermissions {
  readonly canEdit: boolean;
  readonly canView: boolean;
  readonly canOpenCarrierAccounts: boolean;
  readonly canOpenApiKeys: boolean;
  readonly canOpenIntegrations: boolean;
  readonly canDelete: boolean;
}

/** CLIENT-05 to CLIENT-07, CLIENT-09 to CLIENT-11 (spec part 2, section 6: client page rules). */
export function clientPermissions(
  { id, parentId }: Pick<ClientRowView, 'id' | 'parentId'>,
  { can, ownClientIds }: ClientViewer,
): ClientPermissions {
  const isOwn = ownClientIds.includes(id);
  const isTopLevel = parentId === null;
  const canEdit = can('UPDATE_CLIENT', id);
  return {
    canEdit,
    canView: !canEdit && !isOwn,
    canOpenCarrierAccounts: isTopLevel && !isOwn && can('READ_CLIENT_CARRIER_ACCOUNT', id),
    canOpenApiKeys: isTopLevel && can('READ_USER', id),
    // SHELL-19: the page itself requires permission to change the client.
    canOpenIntegrations: canEdit && can('READ_CLIENT_INTEGRATION', id),
    canDelete: can('DELETE_CLIENT', id) && !isOwn,
  };
}

/** The client and all its descendants. */
export function branchOf(
  id: number,
  clients: readonly Pick<ClientChoiceView, 'id' | 'parentId'>[],
): ReadonlySet<number> {
  const branch = new Set([id]);
  let size = 0;
  while (size < branch.size) {
    size = branch.size;
    for (const client of clients) {
      if (client.parentId !== null && branch.has(client.parentId)) branch.add(client.id);
    }
  }
  return branch;
}
