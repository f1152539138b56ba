import { useIsUnrestricted } from '../../../shared/session/usePermission';

/** Whether the user operates the installation: jobs and projections belong to all customers together. */
export const useIsOperator = (): boolean => useIsUnrestricted('SUPER_ADMIN_CONTENT');
