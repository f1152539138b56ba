import type { ReactNode } from 'react';

import type { PermissionName } from '@contracts/permissions/permissions';

import { usePermission } from './usePermission';

export interface CanProps {
  readonly permission: PermissionName;
  /** The row's client; left out means any. */
  readonly clientId?: number;
  readonly children: ReactNode;
}

/** Draws its children for those who may. */
export function Can({ permission, clientId, children }: CanProps) {
  return usePermission(permission, clientId) ? children : null;
}
