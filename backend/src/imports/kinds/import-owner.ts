import type { ImportKind } from '@contracts/rules/import-kinds.js';

import type { Ownership } from '../../platform/actor.js';

/** Owner of an import: a client, or the carrier of zones, with its customer. */
export interface ImportOwner extends Ownership {
  readonly kind: ImportKind;
  /** Carrier of zones; null for a client's records. */
  readonly carrierId: number | null;
}

/** Owner of a client's records. */
export const clientOwner = (kind: ImportKind, clientId: number): ImportOwner => ({
  ...{ kind, clientId, customerId: null },
  carrierId: null,
});

/** Name of an owner, such as `client 7`. Its imports of a kind run one after the other. */
export const nameOf = ({ clientId, carrierId }: Omit<ImportOwner, 'kind'>): string =>
  carrierId === null ? `client ${clientId}` : `carrier ${carrierId}`;
