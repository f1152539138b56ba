import { UserX } from 'lucide-react';

import { ownUserTexts as words } from '@contracts/texts/own-users';
import { shellTexts } from '@contracts/texts/shell';
import { userTexts } from '@contracts/texts/users';
import type { UserView } from '@contracts/views/user.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { answerProps } from '../../shared/grid/answer-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { gridTotals } from '../../shared/grid/grid-totals';
import { RoleTable } from './roles/RoleTable';
import { userColumns } from './user-columns';
import { UserCard } from './UserCard';
import type { UserDialogs } from './useUserDialogs';
import type { UserList } from './useUsers';

export interface UserGridProps {
  readonly users: UserList;
  readonly dialogs: UserDialogs;
}

/** The rows of the users, with their roles behind the chevron (USER-08). */
export function UserGrid({ users, dialogs }: UserGridProps) {
  const { list, answer, rows, selection } = users;
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
      {...gridTotals(answer.data)}
      query={list.query}
      onQueryChange={list.change}
      {...answerProps(answer, words.fetchFailed)}
      empty={
        <NoRecords
          icon={UserX}
          title={words.empty}
          firstUse={users.mayAdd ? words.firstUse : null}
          add={users.mayAdd && { label: words.addTitle, run: dialogs.add }}
          isFiltered={users.isFiltered}
          hiddenBy={words.hidden}
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
