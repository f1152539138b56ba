import { useState } from 'react';

import type { UserRoleView, UserView } from '@contracts/views/user.view';

/** USER-28: the open dialog and its user. */
export type UserDialogState =
  | { readonly kind: 'add' }
  | { readonly kind: 'open' | 'addRoles'; readonly user: UserView }
  | { readonly kind: 'editRoles'; readonly user: UserView; readonly role: UserRoleView };

/**
 * The dialog with its user as currently listed, who may have changed since it opened, for example by a resent
 * verification.
 */
export function withLatest(
  shown: UserDialogState,
  rows: readonly UserView[] | undefined,
): UserDialogState {
  if (shown.kind === 'add') return shown;
  const user = rows?.find(({ id }) => id === shown.user.id) ?? shown.user;
  if (shown.kind !== 'editRoles') return { ...shown, user };
  return {
    ...shown,
    user,
    role: user.userRoles.find(({ id }) => id === shown.role.id) ?? shown.role,
  };
}

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
