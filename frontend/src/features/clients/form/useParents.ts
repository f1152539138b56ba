import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientChoiceView } from '@contracts/views/session.view';
import type { ClientView } from '@contracts/views/organisation.view';

import { useClient } from '../../../shared/session/useClient';
import { useCustomer } from '../../../shared/session/useCustomer';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useSession } from '../../../shared/session/useSession';
import { branchOf } from '../client-tree';

/** Below whom a client may stand (CLIENT-44, CLIENT-45). */
export interface Parents {
  readonly offered: readonly Pick<ClientChoiceView, 'id' | 'name'>[];
  /** It may be a client of its own. */
  readonly mayStandAlone: boolean;
  /** Where a new client starts: below the client acted for. */
  readonly usual: number | null;
  /** Whose a new client is, below the parent or at the top. */
  readonly customerOf: (parentId: number | null) => number | null;
}

/** The parents a new client may have, or an existing one may be moved below. */
export function useParents(client: ClientView | null): Parents {
  const { customerId: ownCustomerId } = useCustomer();
  const { clientId, choices } = useClient();
  const can = usePermissionCheck();
  const mayAddAtTop = useCoversCustomer('CREATE_CLIENT', ownCustomerId);
  const customerId = client?.customerId ?? ownCustomerId;
  const permission = client ? 'UPDATE_CLIENT' : 'CREATE_CLIENT';
  const excluded = client ? branchOf(client.id, choices) : new Set<number>();
  const offered = choices.filter(
    (choice) =>
      (customerId === null || choice.customerId === customerId) &&
      !excluded.has(choice.id) &&
      can(permission, choice.id),
  );

  return {
    offered: withCurrent(client, offered),
    mayStandAlone: client ? client.parentId === null : mayAddAtTop,
    usual: offered.find(({ id }) => id === clientId)?.id ?? null,
    customerOf: (parentId) =>
      choices.find(({ id }) => id === parentId)?.customerId ?? ownCustomerId,
  };
}

/** The parent it has stays on offer for those who cannot reach it. */
function withCurrent(client: ClientView | null, offered: Parents['offered']): Parents['offered'] {
  const { parentId = null, parentName = null } = client ?? {};
  if (parentId === null || offered.some(({ id }) => id === parentId)) return offered;
  return [{ id: parentId, name: parentName ?? '' }, ...offered];
}

/** Whether the permission holds for all clients of the customer. */
function useCoversCustomer(name: PermissionName, customerId: number | null): boolean {
  const { permissions } = useSession();
  return (
    customerId !== null &&
    permissions.some(
      (held) =>
        held.name === name &&
        ((held.clientIds === null && held.customerIds === null) ||
          held.customerIds?.includes(customerId) === true),
    )
  );
}
