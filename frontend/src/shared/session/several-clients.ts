import { useClient } from './useClient';
import { usePermission } from './usePermission';

/** MAN-14, MAN-26: whether manifests show their client: with READ_CLIENT, and not for a parent account. */
export function useHasSeveralClients(): boolean {
  const canReadClients = usePermission('READ_CLIENT');
  const { hasChildClients } = useClient();
  return canReadClients && !hasChildClients;
}

/** Whether the list shows rows of several clients now, so that each row names its client. */
export function useIsMultiClientList(): boolean {
  const { clientId, choices } = useClient();
  return clientId === undefined && choices.length > 1;
}
