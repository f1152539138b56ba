import type { UserRoleRequest } from '@contracts/requests/users.request';
import { userRejections, userTexts } from '@contracts/texts/spec/users';
import type { RoleView, UserRoleView } from '@contracts/views/user.view';

/** The granting user, who determines the options. */
export interface Granter {
  readonly isSuperAdmin: boolean;
  /** Customers they belong to. */
  readonly customerIds: readonly number[];
}

/** The user's own customer or everything, instead of selected clients or customers. */
export type RoleLevel = 'CUSTOMER' | 'SUPER_ADMIN';

/** A role and its scopes: clients, customers or a level, never mixed (USER-33). */
export interface RoleForm {
  /** Empty until selected. */
  readonly roleId: string;
  readonly clientIds: readonly number[];
  readonly customerIds: readonly number[];
  readonly level: RoleLevel | null;
}

export const emptyRoleForm: RoleForm = { roleId: '', clientIds: [], customerIds: [], level: null };

/** Form for a granted role; a role in the granter's own customer is at customer level. */
export function roleFormOf(role: UserRoleView, { isSuperAdmin, customerIds }: Granter): RoleForm {
  const { roleId, clientId, customerId } = role;
  const form = { ...emptyRoleForm, roleId: String(roleId) };
  if (clientId !== null) return { ...form, clientIds: [clientId] };
  if (customerId === null) return { ...form, level: 'SUPER_ADMIN' };
  return !isSuperAdmin && customerIds.includes(customerId)
    ? { ...form, level: 'CUSTOMER' }
    : { ...form, customerIds: [customerId] };
}

export interface RoleScopes {
  readonly clients: boolean;
  readonly customers: boolean;
  readonly customerLevel: boolean;
  readonly superAdminLevel: boolean;
}

/** USER-29 to USER-32: scopes allowed for a role of this rank. */
export const scopesOf = (weight: number, { isSuperAdmin }: Granter): RoleScopes => ({
  clients: weight > 0 && weight < 3,
  customers: weight >= 2 && isSuperAdmin,
  customerLevel: weight === 2,
  superAdminLevel: weight >= 2 && isSuperAdmin,
});

/** Changes the role, keeping the scopes the new one allows. */
export function withRole(form: RoleForm, role: RoleView | undefined, granter: Granter): RoleForm {
  const scopes = scopesOf(role?.weight ?? 0, granter);
  const canKeepLevel = form.level === 'CUSTOMER' ? scopes.customerLevel : scopes.superAdminLevel;
  return {
    roleId: role ? String(role.id) : '',
    clientIds: scopes.clients ? form.clientIds : [],
    customerIds: scopes.customers ? form.customerIds : [],
    level: canKeepLevel ? form.level : null,
  };
}

/** One role per scope. */
export function rolesOf(
  form: RoleForm,
  { customerIds: granterCustomerIds }: Granter,
): UserRoleRequest[] {
  const roleId = Number(form.roleId);
  if (form.level === 'SUPER_ADMIN') return [{ roleId }];
  const customerIds = form.level === 'CUSTOMER' ? granterCustomerIds : form.customerIds;
  return [
    ...form.clientIds.map((clientId) => ({ roleId, clientId })),
    ...customerIds.map((customerId) => ({ roleId, customerId })),
  ];
}

export type RoleErrors = Partial<Record<'role' | 'scopes', string>>;

/** USER-43, USER-44; `others` are the user's other roles. */
export function validateRole(
  form: RoleForm,
  granter: Granter,
  others: readonly UserRoleView[],
): RoleErrors {
  if (form.roleId === '') return { role: userRejections.unknownRole };
  const roles = rolesOf(form, granter);
  if (roles.length === 0) return { scopes: userRejections.placeMissing };
  return roles.some((role) => others.some((other) => isSame(role, other)))
    ? { scopes: userTexts.alreadyAssigned }
    : {};
}

const isSame = (role: UserRoleRequest, other: UserRoleView) =>
  role.roleId === other.roleId &&
  (role.clientId ?? null) === other.clientId &&
  (role.customerId ?? null) === other.customerId;
