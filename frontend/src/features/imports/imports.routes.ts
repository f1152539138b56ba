import type { AppRoute } from '../../shared/navigation/app-route';

/** Imports of files, and with `?id=` the plan and run of one. */
export const importsRoutes: readonly AppRoute[] = [
  {
    path: '/import',
    load: () => import('./ImportsPage').then(({ ImportsPage }) => ImportsPage),
    permission: 'READ_IMPORT',
    client: 'optional',
  },
];
