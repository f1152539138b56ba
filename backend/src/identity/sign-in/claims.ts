import type { TokenClaims } from '@contracts/views/session.view.js';

import type { UserAccount } from '../records/user-account.entity.js';
import { isSuperAdmin } from '../sessions/user-access.js';

/** Maps the user to token claims (AUTH-42); clients and customers as assigned, without descendants. */
export function toClaims(user: UserAccount): Omit<TokenClaims, 'exp'> {
  const clientIds = distinct(user.roles.map(({ clientId }) => clientId));
  const customerIds = distinct(user.roles.map(({ customerId }) => customerId));
  return {
    id: user.id,
    sub: user.email,
    name: user.name,
    email: user.email,
    roles: [...new Set(user.roles.map(({ role }) => role))],
    preferredUnit: user.preferredUnit,
    clientId: only(clientIds),
    clientIds,
    customerId: only(customerIds),
    customerIds,
    isSuperAdmin: isSuperAdmin(user.roles),
    consignmentRecordsPerPage: user.consignmentRecordsPerPage,
    manifestRecordsPerPage: user.manifestRecordsPerPage,
  };
}

const distinct = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

const only = (ids: readonly number[]): number | null =>
  ids.length === 1 ? (ids[0] ?? null) : null;
