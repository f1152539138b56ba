import type { AppRoute } from '../../shared/navigation/app-route';

export const trackAndTraceRoutes: readonly AppRoute[] = [
  {
    path: '/track-and-trace',
    load: () => import('./TrackAndTracePage').then(({ TrackAndTracePage }) => TrackAndTracePage),
    permission: 'READ_CONSIGNMENT',
  },
];
