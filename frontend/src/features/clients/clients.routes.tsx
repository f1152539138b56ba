import type { AppRoute } from '../../shared/navigation/app-route';

export const clientsRoutes: readonly AppRoute[] = [
  {
    path: '/client/list',
    load: () => import('./ClientsPage').then(({ ClientsPage }) => ClientsPage),
    permission: 'READ_CLIENT',
  },
];
