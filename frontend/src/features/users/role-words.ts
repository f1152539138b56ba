import type { RoleName } from '@contracts/permissions/roles';
import { counted } from '@contracts/texts/counted';
import { ownRoleTexts as words } from '@contracts/texts/own-users';
import type { UserRoleView } from '@contracts/views/user.view';

/** USER-17: 'client admin'. */
export const roleWords = (role: RoleName): string => role.toLowerCase().replaceAll('_', ' ');

type Place = Pick<UserRoleView, 'clientName' | 'customerName'>;

/** What a role holds for, in one name. */
export const placeWords = ({ clientName, customerName }: Place): string =>
  clientName ?? customerName ?? words.superAdmin;

const distinct = (ids: readonly (number | null)[]) => new Set(ids.filter((id) => id !== null)).size;

/** '2 roles in 3 clients'; a single role is named with its place. */
export function rolesSummary(roles: readonly UserRoleView[]): string {
  const [only, ...others] = roles;
  if (!only) return words.none;
  if (others.length === 0) return `${roleWords(only.roleName)}, ${placeWords(only)}`;

  const names = [...new Set(roles.map(({ roleName }) => roleName))];
  const clients = distinct(roles.map(({ clientId }) => clientId));
  const customers = distinct(roles.map(({ customerId }) => customerId));
  const isOnTop = roles.some((role) => role.clientId === null && role.customerId === null);
  const places = [
    ...(clients > 0 ? [counted(clients, 'client')] : []),
    ...(customers > 0 ? [counted(customers, 'customer')] : []),
    ...(isOnTop ? [words.superAdmin] : []),
  ];
  const what = names.length === 1 ? roleWords(only.roleName) : counted(names.length, 'role');
  return `${what} in ${places.join(', ')}`;
}
