import Box from '@mui/material/Box';

import { ownRoleTexts as words } from '@contracts/texts/own-users';
import { userTexts } from '@contracts/texts/users';
import type { UserRoleView, UserView } from '@contracts/views/user.view';

import { RecordTable, type RecordColumn } from '../../../shared/layout/RecordTable';
import { RowButton } from '../../../shared/layout/RowButton';
import { usePermission } from '../../../shared/session/usePermission';
import { fillText } from '../../../shared/text/fill-text';
import { placeWords, roleWords } from '../role-words';
import { useRemoveRole } from './useRemoveRole';

const columns: readonly RecordColumn<UserRoleView>[] = [
  { name: words.role, render: ({ roleName }) => roleWords(roleName) },
  {
    name: words.customer,
    render: ({ customerName, clientParentCustomerName }) =>
      customerName ?? clientParentCustomerName ?? words.allCustomers,
  },
  { name: words.client, render: ({ clientName }) => clientName ?? words.allClients },
];

export interface RoleTableProps {
  readonly user: UserView;
  /** Left out: the roles are only shown. */
  readonly onEdit?: (role: UserRoleView) => void;
}

/** USER-08, USER-09: the roles of a user with their customers and clients. */
export function RoleTable({ user, onEdit }: RoleTableProps) {
  const mayEdit = usePermission('UPDATE_USER_ROLE');
  const mayRemove = usePermission('DELETE_USER_ROLE');
  const remove = useRemoveRole(user);
  const nameOf = (role: UserRoleView) => `${roleWords(role.roleName)} ${placeWords(role)}`;

  if (user.userRoles.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{`${words.none}. ${words.noneReason}`}</Box>;
  return (
    <Box sx={{ maxWidth: 880, bgcolor: 'background.paper', borderRadius: '10px' }}>
      <RecordTable
        label={fillText(words.rolesOf, { name: user.name })}
        columns={columns}
        rows={user.userRoles}
        actions={(role) =>
          onEdit && (
            <>
              {mayEdit && (
                <RowButton
                  kind="edit"
                  label={userTexts.edit}
                  name={nameOf(role)}
                  onClick={() => {
                    onEdit(role);
                  }}
                />
              )}
              {mayRemove && (
                <RowButton
                  kind="delete"
                  label={userTexts.delete}
                  name={nameOf(role)}
                  onClick={() => void remove(role)}
                />
              )}
            </>
          )
        }
      />
    </Box>
  );
}
