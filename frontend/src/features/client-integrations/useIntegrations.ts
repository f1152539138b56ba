import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { useListQuery } from '../../shared/grid/useListQuery';
import { useWholeList } from '../../shared/grid/useWholeList';
import type { ClientOfAddress } from '../../shared/navigation/useClientOfAddress';
import { usePermission } from '../../shared/session/usePermission';
import { useListIntegrationsQuery } from './client-integrations.api';

const schema = { tabs: [''], defaults: { size: 10, sort: 'id,ASC' } } as const;

/** INTEG-09: everything the list shows is searched; the password is not. */
const local = {
  text: (row: ClientIntegrationView) =>
    [
      row.integrationType,
      row.transferType,
      row.server,
      row.username,
      row.port,
      row.path,
      row.notificationEmail,
    ].join(' '),
  keys: {
    integrationType: (row: ClientIntegrationView) => row.integrationType,
    transferType: (row: ClientIntegrationView) => row.transferType,
    server: (row: ClientIntegrationView) => row.server,
    username: (row: ClientIntegrationView) => row.username,
    port: (row: ClientIntegrationView) => row.port,
    path: (row: ClientIntegrationView) => row.path ?? '',
    notificationEmail: (row: ClientIntegrationView) => row.notificationEmail ?? '',
  },
};

/** The integrations of one client as the address bar and the server have them, which one is selected, and what may be done. */
export function useIntegrations({ clientId }: ClientOfAddress) {
  const list = useListQuery(schema);
  const answer = useListIntegrationsQuery(clientId, { refetchOnMountOrArgChange: true });

  return {
    clientId,
    list,
    answer,
    ...useWholeList(list, answer.data, local),
    mayAdd: usePermission('CREATE_CLIENT_INTEGRATION', clientId),
    mayEdit: usePermission('UPDATE_CLIENT_INTEGRATION', clientId),
    mayDelete: usePermission('DELETE_CLIENT_INTEGRATION', clientId),
  };
}

export type IntegrationList = ReturnType<typeof useIntegrations>;
