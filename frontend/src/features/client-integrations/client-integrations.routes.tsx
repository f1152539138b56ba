import type { AppRoute } from '../../shared/navigation/app-route';

/** SHELL-19: the URL names the client; the monitor shows all in scope. */
export const clientIntegrationsRoutes: readonly AppRoute[] = [
  {
    path: '/client/integrations',
    load: () => import('./IntegrationsPage').then(({ IntegrationsPage }) => IntegrationsPage),
    permission: 'UPDATE_CLIENT',
    client: 'fixed',
  },
  {
    path: '/integrations',
    load: () => import('./MonitorPage').then(({ MonitorPage }) => MonitorPage),
    permission: 'READ_CLIENT_INTEGRATION',
    client: 'optional',
  },
];
