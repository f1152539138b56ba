import type { AppRoute } from '../../shared/navigation/app-route';

export const carrierAccountsRoutes: readonly AppRoute[] = [
  {
    path: '/carrier-account/list',
    load: () =>
      import('./CarrierAccountsPage').then(({ CarrierAccountsPage }) => CarrierAccountsPage),
    permission: 'READ_CUSTOMER_CARRIER_ACCOUNT',
  },
];
