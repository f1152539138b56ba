import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientRowView } from '@contracts/views/organisation.view';

export interface ClientViewer {
  readonly can: (permission: PermissionName, clientId: number) => boolean;
  /** The clients the user's own roles are given for. */
  readonly ownClientIds: readonly number[];
}

/** What may be done with a client. */
export interface ClientVerbs {
  readonly edit: boolean;
  readonly view: boolean;
  readonly carrierAccounts: boolean;
  readonly apiKeys: boolean;
  readonly integrations: boolean;
  readonly delete: boolean;
}

/** CLIENT-05 to CLIENT-07, CLIENT-09 to CLIENT-11 (spec part 2, section 6: client page rules). */
export function verbsOf(
  { id, parentId }: Pick<ClientRowView, 'id' | 'parentId'>,
  { can, ownClientIds }: ClientViewer,
): ClientVerbs {
  const isOwn = ownClientIds.includes(id);
  const isTopLevel = parentId === null;
  const mayEdit = can('UPDATE_CLIENT', id);
  return {
    edit: mayEdit,
    view: !mayEdit && !isOwn,
    carrierAccounts: isTopLevel && !isOwn && can('READ_CLIENT_CARRIER_ACCOUNT', id),
    apiKeys: isTopLevel && can('READ_USER', id),
    integrations: can('READ_CLIENT_INTEGRATION', id),
    delete: can('DELETE_CLIENT', id) && !isOwn,
  };
}
