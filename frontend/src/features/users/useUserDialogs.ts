import { useState } from 'react';

import type { UserRoleView, UserView } from '@contracts/views/user.view';

/** USER-28: which dialog of the users is open, and about whom. */
export type UserDialogShown =
  | { readonly kind: 'add' }
  | { readonly kind: 'open' | 'addRoles'; readonly user: UserView }
  | { readonly kind: 'editRoles'; readonly user: UserView; readonly role: UserRoleView };

/** One dialog at a time. */
export function useUserDialogs() {
  const [shown, show] = useState<UserDialogShown | null>(null);
  return {
    shown,
    add: () => {
      show({ kind: 'add' });
    },
    /** Its details: a form, or to read only without UPDATE_USER. */
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
