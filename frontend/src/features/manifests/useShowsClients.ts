import { useClient } from '../../shared/session/useClient';
import { usePermission } from '../../shared/session/usePermission';

/** MAN-14, MAN-26: whose a manifest is matters to who sees several clients; a parent account acts for the one it picked. */
export function useShowsClients(): boolean {
  const mayReadClients = usePermission('READ_CLIENT');
  const { hasChildClients } = useClient();
  return mayReadClients && !hasChildClients;
}
