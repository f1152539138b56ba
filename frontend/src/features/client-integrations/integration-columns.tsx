import { appIntegrationTexts as texts } from '@contracts/texts/app/integrations';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { RowName } from '../../shared/grid/RowName';
import { EMPTY_VALUE } from '../../shared/text/format';

/** INTEG-02 to INTEG-08, in the specified order; the server name opens the form for users who may edit. */
export const integrationColumns = (
  onOpen: ((row: ClientIntegrationView) => void) | null,
): readonly EntityColumn<ClientIntegrationView>[] => [
  { field: 'integrationType', headerName: texts.integrationType, width: 132 },
  { field: 'transferType', headerName: texts.transferType, width: 120 },
  {
    field: 'server',
    headerName: texts.server,
    flex: 1.2,
    minWidth: 180,
    rowHeader: true,
    renderCell: ({ row, tabIndex }) =>
      onOpen ? (
        <RowName
          name={row.server}
          tabIndex={tabIndex}
          onClick={() => {
            onOpen(row);
          }}
        />
      ) : (
        row.server
      ),
  },
  { field: 'username', headerName: texts.username, flex: 0.8, minWidth: 120 },
  { field: 'port', headerName: texts.port, width: 76 },
  {
    field: 'path',
    headerName: texts.path,
    flex: 0.8,
    minWidth: 110,
    renderCell: ({ row }) => row.path ?? EMPTY_VALUE,
  },
  {
    field: 'notificationEmail',
    headerName: texts.notificationEmail,
    flex: 1,
    minWidth: 170,
    renderCell: ({ row }) => row.notificationEmail ?? EMPTY_VALUE,
  },
];
