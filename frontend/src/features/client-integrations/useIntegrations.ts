import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { useListQuery } from '../../shared/grid/useListQuery';
import { useLocalList } from '../../shared/grid/local-list';
import type { UrlClient } from '../../shared/navigation/useUrlClient';
import { usePermission } from '../../shared/session/usePermission';
import { useListIntegrationsQuery } from './client-integrations.api';

const schema = { tabs: [''], defaults: { size: 10, sort: 'id,ASC' } } as const;

/** INTEG-09: searches every column except the password. */
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

/** State of a client's integrations: URL parameters, data, selection and permissions. */
export function useIntegrations({ clientId }: UrlClient) {
  const list = useListQuery(schema);
  const query = useListIntegrationsQuery(clientId, { refetchOnMountOrArgChange: true });

  const canEdit = usePermission('UPDATE_CLIENT_INTEGRATION', clientId);
  const canDelete = usePermission('DELETE_CLIENT_INTEGRATION', clientId);

  return {
    clientId,
    list,
    listQuery: query,
    ...useLocalList(list, query.data, { ...local, hasAction: () => canEdit || canDelete }),
    canAdd: usePermission('CREATE_CLIENT_INTEGRATION', clientId),
    canEdit,
    canDelete,
  };
}

export type IntegrationList = ReturnType<typeof useIntegrations>;
