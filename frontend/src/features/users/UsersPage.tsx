import { Suspense } from 'react';

import { ownUserTexts } from '@contracts/texts/own-users';
import { shellTexts } from '@contracts/texts/shell';

import { useCommand } from '../../shared/commands/useCommand';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { UserGrid } from './UserGrid';
import { UserSelection } from './UserSelection';
import { UsersToolbar } from './UsersToolbar';
import { useUserDialogs } from './useUserDialogs';
import { useUsers } from './useUsers';

const UserDialogOf = lazy(async () => ({
  default: (await import('./UserDialogOf')).UserDialogOf,
}));

/** USER: who may sign in, and what for. */
export function UsersPage() {
  const users = useUsers();
  const dialogs = useUserDialogs();
  useCommand({
    id: 'users.add',
    label: ownUserTexts.addTitle,
    group: 'Actions',
    keys: 'n',
    when: users.mayAdd,
    run: dialogs.add,
  });

  return (
    <Page title={shellTexts.users} subtitle={ownUserTexts.subtitle}>
      <UsersToolbar users={users} onAdd={dialogs.add} />
      <UserGrid users={users} dialogs={dialogs} />
      <UserSelection users={users} dialogs={dialogs} />
      {dialogs.shown && (
        <Suspense fallback={null}>
          <UserDialogOf shown={dialogs.shown} onAdded={users.showNewest} onClose={dialogs.close} />
        </Suspense>
      )}
    </Page>
  );
}
