import Box from '@mui/material/Box';

import { appRoleTexts as texts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';
import type { UserRoleView, UserView } from '@contracts/views/user.view';

import { RecordTable, type RecordColumn } from '../../../shared/layout/RecordTable';
import { RowButton } from '../../../shared/layout/RowButton';
import { interpolate } from '../../../shared/text/format';
import { scopeLabel, roleLabel } from '../role-labels';
import { useRemoveRole } from './useRemoveRole';

const columns: readonly RecordColumn<UserRoleView>[] = [
  { name: texts.role, render: ({ roleName }) => roleLabel(roleName) },
  {
    name: texts.customer,
    render: ({ customerName, clientParentCustomerName }) =>
      customerName ?? clientParentCustomerName ?? texts.allCustomers,
  },
  { name: texts.client, render: ({ clientName }) => clientName ?? texts.allClients },
];

export interface RoleTableProps {
  readonly user: UserView;
  /** Undefined for read-only tables. */
  readonly onEdit?: (role: UserRoleView) => void;
}

/** USER-08, USER-09: roles of a user with their customers and clients. */
export function RoleTable({ user, onEdit }: RoleTableProps) {
  const remove = useRemoveRole(user);
  const nameOf = (role: UserRoleView) => `${roleLabel(role.roleName)} ${scopeLabel(role)}`;

  if (user.userRoles.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{`${texts.none}. ${texts.noneReason}`}</Box>;
  return (
    <Box sx={{ maxWidth: 880, bgcolor: 'background.paper', borderRadius: '10px' }}>
      <RecordTable
        label={interpolate(texts.rolesOf, { name: user.name })}
        columns={columns}
        rows={user.userRoles}
        actions={(role) =>
          onEdit && (
            <>
              {role.canEdit && (
                <RowButton
                  kind="edit"
                  label={userTexts.edit}
                  name={nameOf(role)}
                  onClick={() => {
                    onEdit(role);
                  }}
                />
              )}
              {role.canDelete && (
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
