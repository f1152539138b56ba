import { AddUserDialog } from './details/AddUserDialog';
import { EditUserDialog } from './details/EditUserDialog';
import { ViewUserDialog } from './details/ViewUserDialog';
import { RoleDialog } from './roles/RoleDialog';
import type { UserDialogState } from './useUserDialogs';

export interface UserDialogSwitchProps {
  readonly shown: UserDialogState;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Renders the open dialog; loaded with the first one. */
export function UserDialogSwitch({ shown, onAdded, onClose }: UserDialogSwitchProps) {
  switch (shown.kind) {
    case 'add':
      return <AddUserDialog onAdded={onAdded} onClose={onClose} />;
    case 'open':
      return shown.user.canEdit ? (
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
