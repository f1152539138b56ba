import { useState } from 'react';

import type { UserRoleView, UserView } from '@contracts/views/user.view';

/** USER-28: the open dialog and its user. */
export type UserDialogState =
  | { readonly kind: 'add' }
  | { readonly kind: 'open' | 'addRoles'; readonly user: UserView }
  | { readonly kind: 'editRoles'; readonly user: UserView; readonly role: UserRoleView };

/** One dialog at a time. */
export function useUserDialogs() {
  const [shown, show] = useState<UserDialogState | null>(null);
  return {
    shown,
    add: () => {
      show({ kind: 'add' });
    },
    /** Opens the details: a form, or read-only without UPDATE_USER. */
    open: (user: UserView) => {
      show({ kind: 'open', user });
    },
    addRoles: (user: UserView) => {
      show({ kind: 'addRoles', user });
    },
    editRole: (user: UserView, role: UserRoleView) => {
      show({ kind: 'editRoles', user, role });
    },
    close: () => {
      show(null);
    },
  };
}

export type UserDialogs = ReturnType<typeof useUserDialogs>;
