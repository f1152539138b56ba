import { useIsUnrestricted } from '../../../shared/session/usePermission';

/** Whether the user operates the installation: jobs and projections are shared by all customers. */
export const useIsOperator = (): boolean => useIsUnrestricted('SUPER_ADMIN_CONTENT');
