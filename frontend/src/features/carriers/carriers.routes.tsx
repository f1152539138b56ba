import type { AppRoute } from '../../shared/navigation/app-route';

export const carriersRoutes: readonly AppRoute[] = [
  {
    path: '/carrier/list',
    load: () => import('./CarriersPage').then(({ CarriersPage }) => CarriersPage),
    permission: 'READ_CUSTOMER_CARRIER',
  },
];
