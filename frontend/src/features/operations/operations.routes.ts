import type { AppRoute } from '../../shared/navigation/app-route';

/** What the product cannot put right by itself, and the security log of the users in reach. */
export const operationsRoutes: readonly AppRoute[] = [
  {
    path: '/operations',
    load: () => import('./OperationsPage').then(({ OperationsPage }) => OperationsPage),
    permission: 'READ_SET_ASIDE',
    client: 'fixed',
  },
];
