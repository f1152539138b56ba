import { isClientKind } from '@contracts/rules/import-kinds';
import type { ImportView } from '@contracts/views/import.view';

/**
 * Client for which the permissions of an import are checked; undefined for carrier zones, which belong to no client: the
 * server checks the scope of their carrier.
 */
export const clientOf = ({ kind, clientId }: Pick<ImportView, 'kind' | 'clientId'>) =>
  isClientKind(kind) ? clientId : undefined;

/** Name of its client, or of the carrier of its zones. */
export const ownerName = ({
  clientName,
  carrierName,
}: Pick<ImportView, 'clientName' | 'carrierName'>): string => carrierName ?? clientName;
