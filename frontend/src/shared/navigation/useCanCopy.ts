import { usePermissionCheck } from '../session/usePermission';
import { HOME } from './app-route';
import { type Copied, copyPath } from './consignment-paths';

interface CopiedOfClient extends Copied {
  readonly clientId: number;
}

/**
 * Returns whether the user can create another consignment like one: super admins are redirected from the default
 * consignment screen (AUTH-64).
 */
export function useCanCopy(): (consignment: CopiedOfClient) => boolean {
  const can = usePermissionCheck();
  return (consignment) =>
    can('CREATE_CONSIGNMENT', consignment.clientId) &&
    !(can('SUPER_ADMIN_CONTENT') && copyPath(consignment).startsWith(`${HOME}?`));
}
