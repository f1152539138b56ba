import { Suspense } from 'react';

import { appUserTexts } from '@contracts/texts/app/users';
import { shellTexts } from '@contracts/texts/spec/shell';

import { useCommand } from '../../shared/commands/useCommand';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { UserGrid } from './UserGrid';
import { UserSelection } from './UserSelection';
import { UsersToolbar } from './UsersToolbar';
import { useUserDialogs, withLatest } from './useUserDialogs';
import { useUsers } from './useUsers';

const UserDialogSwitch = lazy(async () => ({
  default: (await import('./UserDialogSwitch')).UserDialogSwitch,
}));

/** USER: users and their roles. */
export function UsersPage() {
  const users = useUsers();
  const dialogs = useUserDialogs();
  useCommand({
    id: 'users.add',
    label: appUserTexts.addTitle,
    group: 'Actions',
    keys: 'n',
    when: users.canAdd,
    run: dialogs.add,
  });

  return (
    <Page title={shellTexts.users} subtitle={appUserTexts.subtitle}>
      <UsersToolbar users={users} onAdd={dialogs.add} />
      <UserGrid users={users} dialogs={dialogs} />
      <UserSelection users={users} dialogs={dialogs} />
      {dialogs.shown && (
        <Suspense fallback={null}>
          <UserDialogSwitch
            shown={withLatest(dialogs.shown, users.rows)}
            onAdded={users.showNewest}
            onClose={dialogs.close}
          />
        </Suspense>
      )}
    </Page>
  );
}
