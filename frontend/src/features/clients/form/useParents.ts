import type { PermissionName } from '@contracts/permissions/permissions';
import { appClientTexts as texts } from '@contracts/texts/app/organisations';
import type { ClientChoiceView } from '@contracts/views/session.view';
import type { ClientView } from '@contracts/views/organisation.view';

import { useClient } from '../../../shared/session/useClient';
import { useCustomer } from '../../../shared/session/useCustomer';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useSession } from '../../../shared/session/useSession';
import { branchOf } from '../client-permissions';

/** Possible parents of a client (CLIENT-44, CLIENT-45). */
export interface Parents {
  readonly options: readonly Pick<ClientChoiceView, 'id' | 'name'>[];
  /** Whether it may be at top level. */
  readonly canBeTopLevel: boolean;
  /** Default parent of a new client: the selected client. */
  readonly defaultParent: number | null;
  /** Customer of a new client, below the parent or at top level. */
  readonly customerOf: (parentId: number | null) => number | null;
}

/** Parents that a new client may have, or that an existing one can be moved to. */
export function useParents(client: ClientView | null): Parents {
  const { customerId: ownCustomerId } = useCustomer();
  const { clientId, choices } = useClient();
  const can = usePermissionCheck();
  const canAddAtTop = useCoversCustomer('CREATE_CLIENT', ownCustomerId);
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
    options: withCurrent(client, offered),
    canBeTopLevel: client ? client.parentId === null : canAddAtTop,
    defaultParent: offered.find(({ id }) => id === clientId)?.id ?? null,
    customerOf: (parentId) =>
      choices.find(({ id }) => id === parentId)?.customerId ?? ownCustomerId,
  };
}

/** Keeps the current parent listed for users who may not move the client, or not even know the parent's name. */
function withCurrent(client: ClientView | null, offered: Parents['options']): Parents['options'] {
  const { parentId = null, parentName = null } = client ?? {};
  if (parentId === null || offered.some(({ id }) => id === parentId)) return offered;
  return [{ id: parentId, name: parentName ?? texts.hiddenParent }, ...offered];
}

/** Whether the permission covers all clients of the customer. */
function useCoversCustomer(name: PermissionName, customerId: number | null): boolean {
  const { permissions } = useSession();
  return (
    customerId !== null &&
    permissions.some(
      (granted) =>
        granted.name === name &&
        ((granted.clientIds === null && granted.customerIds === null) ||
          granted.customerIds?.includes(customerId) === true),
    )
  );
}
