import type { AddressView } from '@contracts/views/address.view';

import { useIsMultiClientList } from '../../shared/session/several-clients';
import { useClientChoices } from '../../shared/session/useClient';

/** Looks up the name of an address's client; null where the list shows one client only. */
export function useOwnerName(): ((address: AddressView) => string) | null {
  const spansClients = useIsMultiClientList();
  const choices = useClientChoices();
  if (!spansClients) return null;
  return ({ clientId }) => choices.find(({ id }) => id === clientId)?.name ?? '';
}
