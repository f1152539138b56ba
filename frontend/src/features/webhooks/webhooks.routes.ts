import type { AppRoute } from '../../shared/navigation/app-route';

/** Subscriptions to public events of the selected client, or of all in scope. */
export const webhooksRoutes: readonly AppRoute[] = [
  {
    path: '/webhooks',
    load: () => import('./WebhooksPage').then(({ WebhooksPage }) => WebhooksPage),
    permission: 'READ_WEBHOOK',
    client: 'optional',
  },
];
