import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientChoiceView, PermissionView } from '@contracts/views/session.view';

/** AUTH-50: whether the permission is granted for any client. */
export const hasPermission = (permissions: readonly PermissionView[], name: PermissionName) =>
  permissions.some(
    ({ name: granted, clientIds, customerIds }) =>
      granted === name &&
      (isUnrestricted({ clientIds, customerIds }) || hasAny(clientIds) || hasAny(customerIds)),
  );

/** Whether the permission is granted for every customer and client. */
export const hasPermissionEverywhere = (
  permissions: readonly PermissionView[],
  name: PermissionName,
) => permissions.some((permission) => permission.name === name && isUnrestricted(permission));

/** Whether the permission is granted for any whole customer, not only for clients. */
export const hasPermissionForCustomer = (
  permissions: readonly PermissionView[],
  name: PermissionName,
) =>
  permissions.some(
    (permission) =>
      permission.name === name && (isUnrestricted(permission) || hasAny(permission.customerIds)),
  );

type Scope = Pick<PermissionView, 'clientIds' | 'customerIds'>;

const hasAny = (ids: number[] | null) => ids !== null && ids.length > 0;
const isUnrestricted = ({ clientIds, customerIds }: Scope) =>
  clientIds === null && customerIds === null;

/** A client id covers its child clients, a customer id all clients of the customer (docs/permissions.md). */
function covers(scope: Scope, clientId: number, clients: readonly ClientChoiceView[]): boolean {
  if (isUnrestricted(scope) || scope.clientIds?.includes(clientId)) return true;

  const client = clients.find(({ id, testId }) => id === clientId || testId === clientId);
  if (!client) return false;
  if (scope.customerIds?.includes(client.customerId)) return true;
  return client.parentId !== null && covers(scope, client.parentId, clients);
}

/** AUTH-51: checks the permission for a row's client. `clients` are those visible to the user. */
export const coversClient = (
  permissions: readonly PermissionView[],
  name: PermissionName,
  clientId: number,
  clients: readonly ClientChoiceView[],
) =>
  permissions.some(
    (permission) => permission.name === name && covers(permission, clientId, clients),
  );
