import { Pencil, ShieldPlus, Trash2 } from 'lucide-react';

import { ownUserTexts as words } from '@contracts/texts/own-users';
import { userTexts } from '@contracts/texts/users';
import type { UserView } from '@contracts/views/user.view';

import { useCommand } from '../../shared/commands/useCommand';
import { useDeletion } from '../../shared/forms/useDeletion';
import { BulkBar, type BulkAction } from '../../shared/layout/BulkBar';
import { fillText } from '../../shared/text/fill-text';
import { useDeleteUserMutation } from './users.api';
import type { UserDialogs } from './useUserDialogs';
import type { UserList } from './useUsers';

export interface UserSelectionProps {
  readonly users: UserList;
  readonly dialogs: UserDialogs;
}

/** USER-02 to USER-04: what may be done with the selected user; nobody deletes themselves (GAP-50). */
export function UserSelection({ users, dialogs }: UserSelectionProps) {
  const { selected, clear } = users;
  const remove = useDeleteUser();
  const mayDelete = selected !== undefined && users.mayDelete && selected.id !== users.ownId;

  async function removeSelected() {
    if (selected && (await remove(selected))) clear();
  }
  useCommand({
    id: 'users.delete',
    label: userTexts.delete,
    group: 'Actions',
    keys: 'Delete',
    when: mayDelete,
    run: () => void removeSelected(),
  });
  if (!selected) return null;

  const actions: (BulkAction | false)[] = [
    users.mayEdit && {
      label: userTexts.edit,
      icon: Pencil,
      onClick: () => {
        dialogs.open(selected);
      },
    },
    users.mayAddRoles && {
      label: userTexts.addRole,
      icon: ShieldPlus,
      onClick: () => {
        dialogs.addRoles(selected);
      },
    },
    mayDelete && {
      label: userTexts.delete,
      icon: Trash2,
      isDestructive: true,
      onClick: () => void removeSelected(),
    },
  ];

  return (
    <BulkBar
      count={1}
      summary={selected.name}
      actions={actions.filter((action) => action !== false)}
      onClose={clear}
    />
  );
}

function useDeleteUser() {
  const [deleteUser] = useDeleteUserMutation();
  const remove = useDeletion();

  return ({ id, name }: UserView) =>
    remove({
      question: fillText(words.deleteQuestion, { name }),
      warning: words.deleteWarning,
      run: () => deleteUser(id),
      done: userTexts.deleted,
      failed: words.deleteFailed,
    });
}
