import type { RoleName } from '@contracts/permissions/roles';
import { pluralise } from '@contracts/texts/pluralise';
import { appRoleTexts as texts } from '@contracts/texts/app/users';
import type { UserRoleView } from '@contracts/views/user.view';

/** USER-17: 'client admin'. */
export const roleLabel = (role: RoleName): string => role.toLowerCase().replaceAll('_', ' ');

type RoleScopeNames = Pick<UserRoleView, 'clientName' | 'customerName'>;

/** Scope of a role as one name. */
export const scopeLabel = ({ clientName, customerName }: RoleScopeNames): string =>
  clientName ?? customerName ?? texts.superAdmin;

const distinct = (ids: readonly (number | null)[]) => new Set(ids.filter((id) => id !== null)).size;

/** '2 roles in 3 clients'; a single role is shown with its scope. */
export function rolesSummary(roles: readonly UserRoleView[]): string {
  const [only, ...others] = roles;
  if (!only) return texts.none;
  if (others.length === 0) return `${roleLabel(only.roleName)}, ${scopeLabel(only)}`;

  const names = [...new Set(roles.map(({ roleName }) => roleName))];
  const clients = distinct(roles.map(({ clientId }) => clientId));
  const customers = distinct(roles.map(({ customerId }) => customerId));
  const isSuperAdminRole = roles.some((role) => role.clientId === null && role.customerId === null);
  const scopes = [
    ...(clients > 0 ? [pluralise(clients, 'client')] : []),
    ...(customers > 0 ? [pluralise(customers, 'customer')] : []),
    ...(isSuperAdminRole ? [texts.superAdmin] : []),
  ];
  const roleText = names.length === 1 ? roleLabel(only.roleName) : pluralise(names.length, 'role');
  return `${roleText} in ${scopes.join(', ')}`;
}
