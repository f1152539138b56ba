import type { AppRoute } from '../../shared/navigation/app-route';

export const setUpRoutes: readonly AppRoute[] = [
  {
    path: '/set-up',
    load: () => import('./SetUpPage').then(({ SetUpPage }) => SetUpPage),
    permission: 'READ_CLIENT',
    client: 'fixed',
  },
];
