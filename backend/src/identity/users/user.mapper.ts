import {
  roleDescriptions,
  roleId,
  roleWeights,
  type RoleName,
} from '@contracts/permissions/roles.js';
import type { RoleView, UserRoleView, UserView } from '@contracts/views/user.view.js';

import type { UserAccount } from '../records/user-account.entity.js';

/** Values computed for the reader. */
type Rights = Pick<UserView, 'canEdit' | 'canDelete'>;

/** A role with the names of its client and customer. */
export interface NamedRoleRow {
  readonly id: number;
  readonly version: number;
  readonly userId: number;
  readonly role: RoleName;
  readonly clientId: number | null;
  readonly clientName: string | null;
  readonly customerId: number | null;
  readonly customerName: string | null;
  /** Customer of the client. */
  readonly parentId: number | null;
  readonly parentName: string | null;
}

export const toRoleView = (name: RoleName): RoleView => ({
  id: roleId(name),
  name,
  weight: roleWeights[name],
  description: roleDescriptions[name],
});

export const toUserRoleView = ({
  role,
  parentId,
  parentName,
  ...row
}: NamedRoleRow): Omit<UserRoleView, keyof Rights> => ({
  ...row,
  roleId: roleId(role),
  roleName: role,
  clientParentCustomerId: parentId,
  clientParentCustomerName: parentName,
});

export function toUserView(
  user: UserAccount,
  userRoles: UserRoleView[],
): Omit<UserView, keyof Rights> {
  const first = userRoles[0];
  return {
    id: user.id,
    version: user.version,
    name: user.name,
    email: user.email,
    status: user.status,
    preferredUnit: user.preferredUnit,
    roles: [...new Set(userRoles.map(({ roleName }) => roleName))],
    roleName: first?.roleName ?? null,
    clientName: first?.clientName ?? null,
    customerName: first?.customerName ?? first?.clientParentCustomerName ?? null,
    userRoles,
    userPreference: { countryName: user.countryName, timeZone: user.timeZone },
    createdAt: user.createdAt.toISOString(),
  };
}
