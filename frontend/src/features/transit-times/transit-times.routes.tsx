import type { AppRoute } from '../../shared/navigation/app-route';

export const transitTimesRoutes: readonly AppRoute[] = [
  {
    path: '/transit-time',
    load: () => import('./TransitTimesPage').then(({ TransitTimesPage }) => TransitTimesPage),
    permission: 'UPDATE_TRANSIT_TIME',
    client: 'optional',
  },
];
