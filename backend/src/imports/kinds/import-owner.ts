import type { ImportKind } from '@contracts/rules/import-kinds.js';

import type { Ownership } from '../../platform/actor.js';

/**
 * Owner of an import: a client, for rate cards with its carrier account and its customer, or the carrier of zones with
 * its customer.
 */
export interface ImportOwner extends Ownership {
  readonly kind: ImportKind;
  /** Carrier of zones; null for a client's records. */
  readonly carrierId: number | null;
  /** Account of rate cards; null for other kinds. */
  readonly clientCarrierAccountId: number | null;
}

/** Owner of a client's records. */
export const clientOwner = (kind: ImportKind, clientId: number): ImportOwner => ({
  ...{ kind, clientId, customerId: null },
  carrierId: null,
  clientCarrierAccountId: null,
});

/** Name of an owner, such as `client 7`. Its imports of a kind run one after the other. */
export function ownerNameOf(owner: Omit<ImportOwner, 'kind'>): string {
  const { clientId, carrierId, clientCarrierAccountId } = owner;
  if (clientCarrierAccountId !== null) return `account ${clientCarrierAccountId}`;
  return carrierId === null ? `client ${clientId}` : `carrier ${carrierId}`;
}

/** The owner of an import, without its other fields. */
export const toOwner = (found: ImportOwner): ImportOwner => {
  const { kind, clientId, customerId, carrierId, clientCarrierAccountId } = found;
  return { kind, clientId, customerId, carrierId, clientCarrierAccountId };
};
