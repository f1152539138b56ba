import type { AppRoute } from '../../shared/navigation/app-route';

export const shellRoutes: readonly AppRoute[] = [
  {
    path: '/error',
    load: () => import('./ErrorPage').then(({ ErrorPage }) => ErrorPage),
    isOpen: true,
    layout: 'bare',
  },
  {
    path: '/dashboard',
    load: () => import('./DashboardRedirect').then(({ DashboardRedirect }) => DashboardRedirect),
  },
];
