import { UserX } from 'lucide-react';

import { appUserTexts as texts } from '@contracts/texts/app/users';
import { shellTexts } from '@contracts/texts/spec/shell';
import { userTexts } from '@contracts/texts/spec/users';
import type { UserView } from '@contracts/views/user.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { queryProps } from '../../shared/grid/query-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { gridTotals } from '../../shared/grid/grid-state';
import { RoleTable } from './roles/RoleTable';
import { userColumns } from './user-columns';
import { UserCard } from './UserCard';
import type { UserDialogs } from './useUserDialogs';
import type { UserList } from './useUsers';

export interface UserGridProps {
  readonly users: UserList;
  readonly dialogs: UserDialogs;
}

/** Table of the users; an expanded row shows its roles (USER-08). */
export function UserGrid({ users, dialogs }: UserGridProps) {
  const { list, listQuery, rows, selection } = users;
  const roles = (user: UserView) => (
    <RoleTable
      user={user}
      onEdit={(role) => {
        dialogs.editRole(user, role);
      }}
    />
  );

  return (
    <EntityGrid
      label={shellTexts.users}
      columns={userColumns(dialogs.open)}
      rows={rows}
      {...gridTotals(listQuery.data)}
      query={list.query}
      onQueryChange={list.change}
      {...queryProps(listQuery, texts.fetchFailed)}
      empty={
        <NoRecords
          icon={UserX}
          title={texts.empty}
          firstUse={users.canAdd ? texts.firstUse : null}
          add={users.canAdd && { label: texts.addTitle, run: dialogs.add }}
          isFiltered={users.isFiltered}
          hiddenBy={texts.hidden}
          onClear={users.role.clear}
        />
      }
      selection={selection}
      detail={{ label: ({ name }) => name, header: userTexts.roles, render: roles }}
      onRowOpen={dialogs.open}
      rowCommands={[{ id: 'users.edit', label: userTexts.edit, keys: 'e', run: dialogs.open }]}
      renderCard={(user) => (
        <UserCard user={user} selection={selection} onOpen={dialogs.open}>
          {() => roles(user)}
        </UserCard>
      )}
    />
  );
}
