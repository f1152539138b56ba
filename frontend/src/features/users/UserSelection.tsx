import { Pencil, ShieldPlus, Trash2 } from 'lucide-react';

import { appUserTexts as texts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';
import type { UserView } from '@contracts/views/user.view';

import { useCommand } from '../../shared/commands/useCommand';
import { useConfirmedDelete } from '../../shared/forms/useConfirmedDelete';
import { BulkBar, type BulkAction } from '../../shared/layout/BulkBar';
import { interpolate } from '../../shared/text/format';
import { useDeleteUserMutation } from './users.api';
import type { UserDialogs } from './useUserDialogs';
import type { UserList } from './useUsers';

export interface UserSelectionProps {
  readonly users: UserList;
  readonly dialogs: UserDialogs;
}

/** USER-02 to USER-04: actions of the selected user; users cannot delete themselves (GAP-50). */
export function UserSelection({ users, dialogs }: UserSelectionProps) {
  const { selected, clear, deselect } = users;
  const remove = useDeleteUser();
  const canDelete = selected?.canDelete ?? false;

  async function removeSelected() {
    if (selected && (await remove(selected))) deselect(selected.id);
  }
  useCommand({
    id: 'users.delete',
    label: userTexts.delete,
    group: 'Actions',
    keys: 'Delete',
    when: canDelete,
    run: () => void removeSelected(),
  });
  if (!selected) return null;

  const actions: (BulkAction | false)[] = [
    selected.canEdit && {
      label: userTexts.edit,
      icon: Pencil,
      onClick: () => {
        dialogs.open(selected);
      },
    },
    users.canAddRoles && {
      label: userTexts.addRole,
      icon: ShieldPlus,
      onClick: () => {
        dialogs.addRoles(selected);
      },
    },
    canDelete && {
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
  const confirmDelete = useConfirmedDelete();

  return ({ id, version, name }: UserView) =>
    confirmDelete({
      question: interpolate(texts.deleteQuestion, { name }),
      warning: texts.deleteWarning,
      run: () => deleteUser({ id, version }),
      done: userTexts.deleted,
      failed: texts.deleteFailed,
    });
}
