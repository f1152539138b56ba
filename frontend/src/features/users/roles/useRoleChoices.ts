import { useListCustomerNamesQuery } from '../../../shared/session/customers.api';
import { useListClientChoicesQuery } from '../../../shared/session/session.api';
import { useSession } from '../../../shared/session/useSession';
import { useListRolesQuery } from './user-roles.api';
import type { Granter } from './role-form';

const none = [] as const;

export type RolePermission = 'CREATE_USER_ROLE' | 'UPDATE_USER_ROLE';

/** Options for granting: roles, clients and customers within the granting user's scope. */
export function useRoleChoices(permission: RolePermission) {
  const { claims } = useSession();
  const isSuperAdmin = claims?.isSuperAdmin ?? false;
  const granter: Granter = { isSuperAdmin, customerIds: claims?.customerIds ?? none };
  const roles = useListRolesQuery({ isSuperAdmin });
  const clients = useListClientChoicesQuery({ permission, isSuperAdmin });
  const customers = useListCustomerNamesQuery(undefined, { skip: !isSuperAdmin });
  const failed = [roles, clients, customers].filter(({ isError }) => isError);

  return {
    granter,
    roles: roles.data ?? none,
    clients: clients.data ?? none,
    customers: customers.data ?? none,
    hasFailed: failed.length > 0,
    /** Retries the requests that failed. */
    reload: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

export type RoleChoices = ReturnType<typeof useRoleChoices>;
