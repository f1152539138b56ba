import type { AppRoute } from '../../shared/navigation/app-route';

export const shellRoutes: readonly AppRoute[] = [
  {
    path: '/error',
    load: () => import('./ErrorPage').then(({ ErrorPage }) => ErrorPage),
    isPublic: true,
    layout: 'bare',
  },
];
