import { useClient } from '../../shared/session/useClient';
import { usePermission } from '../../shared/session/usePermission';

/** MAN-14, MAN-26: shown to users of several clients; a parent account has selected one. */
export function useShowsClients(): boolean {
  const canReadClients = usePermission('READ_CLIENT');
  const { hasChildClients } = useClient();
  return canReadClients && !hasChildClients;
}
