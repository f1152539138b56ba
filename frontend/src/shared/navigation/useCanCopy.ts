import { usePermissionCheck } from '../session/usePermission';
import { HOME } from './app-route';
import { type CopySource, copyPath } from './consignment-paths';

interface CopyCandidate extends CopySource {
  readonly clientId: number;
}

/**
 * Returns whether the user can create another consignment like one: super admins are redirected from the default
 * consignment screen (AUTH-64).
 */
export function useCanCopy(): (consignment: CopyCandidate) => boolean {
  const can = usePermissionCheck();
  return (consignment) =>
    can('CREATE_CONSIGNMENT', consignment.clientId) &&
    !(can('SUPER_ADMIN_CONTENT') && copyPath(consignment).startsWith(`${HOME}?`));
}
