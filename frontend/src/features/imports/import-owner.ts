import type { ImportKind } from '@contracts/rules/import-kinds';
import type { ImportView } from '@contracts/views/import.view';

/**
 * Client for which the permissions of a kind are checked; undefined for carrier zones, which belong to no client: the
 * server checks the scope of their carrier.
 */
export const scopeOf = (kind: ImportKind, clientId: number | undefined): number | undefined =>
  kind === 'CARRIER_ZONE' ? undefined : clientId;

/** The same for an import. */
export const clientOf = ({ kind, clientId }: Pick<ImportView, 'kind' | 'clientId'>) =>
  scopeOf(kind, clientId);

/** Names of its client, and of the carrier of its rate cards or zones. */
export const ownerName = ({
  clientName,
  carrierName,
}: Pick<ImportView, 'clientName' | 'carrierName'>): string =>
  [clientName, carrierName].filter(Boolean).join(', ');
