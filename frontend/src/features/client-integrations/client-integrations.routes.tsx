import type { AppRoute } from '../../shared/navigation/app-route';

/** SHELL-19: the URL names the client. */
export const clientIntegrationsRoutes: readonly AppRoute[] = [
  {
    path: '/client/integrations',
    load: () => import('./IntegrationsPage').then(({ IntegrationsPage }) => IntegrationsPage),
    permission: 'UPDATE_CLIENT',
    client: 'fixed',
  },
];
