import type { AppRoute } from '../../shared/navigation/app-route';

/** Problems the product cannot resolve on its own, and the security log of the users in scope. */
export const operationsRoutes: readonly AppRoute[] = [
  {
    path: '/operations',
    load: () => import('./OperationsPage').then(({ OperationsPage }) => OperationsPage),
    permission: 'READ_SET_ASIDE',
    client: 'fixed',
  },
];
