import { DASHBOARD, type AppRoute } from '../../shared/navigation/app-route';

export const dashboardRoutes: readonly AppRoute[] = [
  {
    path: DASHBOARD,
    load: () => import('./DashboardPage').then(({ DashboardPage }) => DashboardPage),
    client: 'optional',
  },
];
