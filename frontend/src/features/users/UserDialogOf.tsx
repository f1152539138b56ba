import { usePermission } from '../../shared/session/usePermission';
import { AddUserDialog } from './details/AddUserDialog';
import { EditUserDialog } from './details/EditUserDialog';
import { ViewUserDialog } from './details/ViewUserDialog';
import { RoleDialog } from './roles/RoleDialog';
import type { UserDialogShown } from './useUserDialogs';

export interface UserDialogOfProps {
  readonly shown: UserDialogShown;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** The dialog that is open; their code comes with the first of them. */
export function UserDialogOf({ shown, onAdded, onClose }: UserDialogOfProps) {
  const mayEdit = usePermission('UPDATE_USER');
  switch (shown.kind) {
    case 'add':
      return <AddUserDialog onAdded={onAdded} onClose={onClose} />;
    case 'open':
      return mayEdit ? (
        <EditUserDialog user={shown.user} onClose={onClose} />
      ) : (
        <ViewUserDialog user={shown.user} onClose={onClose} />
      );
    case 'addRoles':
      return <RoleDialog user={shown.user} role={null} onClose={onClose} />;
    case 'editRoles':
      return <RoleDialog user={shown.user} role={shown.role} onClose={onClose} />;
  }
}
