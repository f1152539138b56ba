import { roleDescriptions, roleId, roleNames, roleWeights } from '@contracts/permissions/roles';
import type { RoleName } from '@contracts/permissions/roles';
import type { RoleView, UserRoleView, UserView } from '@contracts/views/user.view';

let nextId = 100;

/** A role as listed by the server; without a scope it is at super admin level. */
export const userRole = (roleName: RoleName, place: Partial<UserRoleView> = {}): UserRoleView => ({
  id: (nextId += 1),
  version: 1,
  userId: 7,
  roleId: roleId(roleName),
  roleName,
  clientId: null,
  clientName: null,
  customerId: null,
  customerName: null,
  clientParentCustomerId: null,
  clientParentCustomerName: null,
  canEdit: true,
  canDelete: true,
  ...place,
});

/** A role for a client of Coastline. */
export const clientRole = (roleName: RoleName, clientId: number, clientName: string) =>
  userRole(roleName, {
    clientId,
    clientName,
    clientParentCustomerId: 1,
    clientParentCustomerName: 'Coastline',
  });

export const userView = (part: Partial<UserView> = {}): UserView => {
  const userRoles = part.userRoles ?? [clientRole('CLIENT_USER', 11, 'Banksia Sydney')];
  return {
    id: 21,
    version: 1,
    name: 'Nell Newcomer',
    email: 'nell@banksia.example',
    status: 'ACTIVE',
    preferredUnit: 'CM',
    roles: [...new Set(userRoles.map(({ roleName }) => roleName))],
    roleName: userRoles[0]?.roleName ?? null,
    clientName: userRoles[0]?.clientName ?? null,
    customerName: null,
    canEdit: true,
    canDelete: true,
    userPreference: { countryName: 'Australia', timeZone: 'Australia/Sydney' },
    createdAt: '2026-11-02T03:04:05.000Z',
    ...part,
    userRoles,
  };
};

/** Every role that may be granted, as GET role/list returns them to a super admin. */
export const roleViews: readonly RoleView[] = roleNames
  .filter((name) => roleWeights[name] > 0)
  .map((name) => ({
    id: roleId(name),
    name,
    weight: roleWeights[name],
    description: roleDescriptions[name],
  }));
