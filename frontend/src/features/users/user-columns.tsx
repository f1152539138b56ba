import { userTexts } from '@contracts/texts/spec/users';
import type { UserView } from '@contracts/views/user.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { RowName } from '../../shared/grid/RowName';
import { StatusChip } from '../../shared/status/StatusChip';
import { rolesSummary } from './role-labels';

const { columns: texts } = userTexts;

/** Name, Email, Status and roles; `field` is the server's sort name. */
export const userColumns = (
  onOpen: (user: UserView) => void,
): readonly EntityColumn<UserView>[] => [
  {
    field: 'name',
    headerName: texts.name,
    flex: 1,
    minWidth: 160,
    rowHeader: true,
    renderCell: ({ row, tabIndex }) => (
      <RowName
        name={row.name}
        tabIndex={tabIndex}
        onClick={() => {
          onOpen(row);
        }}
      />
    ),
  },
  { field: 'email', headerName: texts.email, flex: 1.2, minWidth: 190 },
  {
    field: 'status',
    headerName: texts.status,
    width: 112,
    display: 'flex',
    renderCell: ({ row }) => <StatusChip status={row.status} />,
  },
  {
    field: 'roles',
    headerName: texts.roles,
    flex: 1.3,
    minWidth: 200,
    sortable: false,
    cellClassName: 'AppQuietCell',
    renderCell: ({ row }) => rolesSummary(row.userRoles),
  },
];
