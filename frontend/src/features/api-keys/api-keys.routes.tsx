import type { AppRoute } from '../../shared/navigation/app-route';

/** SHELL-18: the client is in the URL. */
export const apiKeysRoutes: readonly AppRoute[] = [
  {
    path: '/client/b2b-keys',
    load: () => import('./ApiKeysPage').then(({ ApiKeysPage }) => ApiKeysPage),
    permission: 'READ_USER',
    client: 'fixed',
  },
];
