import type { AppRoute } from '../../shared/navigation/app-route';

export const paperworkRoutes: readonly AppRoute[] = [
  {
    path: '/paperwork',
    load: () => import('./PaperworkPage').then(({ PaperworkPage }) => PaperworkPage),
    permission: 'PAPERWORK',
    layout: 'bare',
  },
];
