import { Navigate } from 'react-router-dom';

import type { PermissionName } from '@contracts/permissions/permissions';

import { ERROR } from '../../shared/navigation/app-route';
import { usePermissionCheck } from '../../shared/session/usePermission';

const screens: readonly [permission: PermissionName, path: string][] = [
  ['READ_CONSIGNMENT', '/consignment/list'],
  ['READ_MANIFEST', '/manifest/list'],
];

/** The first screen the user may open. */
export function DashboardRedirect() {
  const holds = usePermissionCheck();
  const screen = screens.find(([permission]) => holds(permission));

  return <Navigate to={screen?.[1] ?? ERROR} replace />;
}
