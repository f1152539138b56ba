import type { AppRoute } from '../../shared/navigation/app-route';

export const clientCarrierAccountsRoutes: readonly AppRoute[] = [
  {
    path: '/client/carrier-account',
    load: () => import('./ClientAccountsPage').then(({ ClientAccountsPage }) => ClientAccountsPage),
    permission: 'READ_CLIENT_CARRIER_ACCOUNT',
    client: 'fixed',
  },
];
