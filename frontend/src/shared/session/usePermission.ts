import { useCallback } from 'react';

import type { PermissionName } from '@contracts/permissions/permissions';

import { hasPermission, hasPermissionEverywhere, coversClient } from './permissions';
import { useClientChoices } from './useClient';
import { useSession } from './useSession';

/** Whether the user has a permission, for any client or for one (the row's). */
export function usePermission(name: PermissionName, clientId?: number): boolean {
  const can = usePermissionCheck();
  return can(name, clientId);
}

/** Returns `usePermission` as a function, for rows and menus. */
export function usePermissionCheck() {
  const { permissions } = useSession();
  const clients = useClientChoices();

  return useCallback(
    (name: PermissionName, clientId?: number): boolean =>
      clientId === undefined
        ? hasPermission(permissions, name)
        : coversClient(permissions, name, clientId, clients),
    [permissions, clients],
  );
}

/** Whether the permission covers every customer. */
export function useIsUnrestricted(name: PermissionName): boolean {
  const { permissions } = useSession();
  return hasPermissionEverywhere(permissions, name);
}

export const useIsSuperAdmin = (): boolean => usePermission('SUPER_ADMIN_CONTENT');
