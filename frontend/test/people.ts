import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientSettingsView, TokenClaims } from '@contracts/views/session.view';

import { noSession, type SessionState } from '../src/shared/session/session.slice';

const encode = (value: unknown) => btoa(JSON.stringify(value));

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

export const claimsOf = (claims: Partial<TokenClaims> = {}): TokenClaims => ({
  id: 7,
  sub: 'maya@harbour.example',
  name: 'Maya Kerr',
  email: 'maya@harbour.example',
  roles: ['CLIENT_USER'],
  preferredUnit: 'CM',
  clientId: 1,
  clientIds: [1],
  customerId: null,
  customerIds: [],
  isSuperAdmin: false,
  consignmentRecordsPerPage: 10,
  manifestRecordsPerPage: 10,
  exp: inAnHour(),
  ...claims,
});

export const tokenOf = (claims: TokenClaims): string => `${encode({})}.${encode(claims)}.signature`;

/** A session as after sign-in, with these permissions for all clients. */
export function sessionOf(
  permissions: readonly PermissionName[],
  claims: Partial<TokenClaims> = {},
): SessionState {
  const all = claimsOf(claims);
  return {
    ...noSession,
    isLoaded: true,
    token: tokenOf(all),
    claims: all,
    permissions: permissions.map((name) => ({ name, clientIds: null, customerIds: null })),
  };
}

/** The switches of client 1, every one off. */
export const clientSettings = (part: Partial<ClientSettingsView> = {}): ClientSettingsView => ({
  clientId: 1,
  name: 'Harbour & Pine Homewares',
  printNodeApi: false,
  autoBookingPreferred: false,
  preferredPickupStart: null,
  preferredPickupEnd: null,
  editItemTotals: false,
  palletControl: false,
  paperworkHistory: false,
  manifestingActive: true,
  referenceRequired: false,
  customEmail: false,
  goodsPickup: false,
  consolidation: false,
  status: 'ACTIVE',
  ...part,
});
