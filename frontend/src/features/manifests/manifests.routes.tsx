import { MANIFESTS, type AppRoute } from '../../shared/navigation/app-route';

export const manifestsRoutes: readonly AppRoute[] = [
  {
    path: MANIFESTS,
    load: () => import('./ManifestsPage').then(({ ManifestsPage }) => ManifestsPage),
    permission: 'READ_MANIFEST',
    client: 'optional',
  },
];
