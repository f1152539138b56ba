import type { AppRoute } from '../../shared/navigation/app-route';

export const customersRoutes: readonly AppRoute[] = [
  {
    path: '/customer/list',
    load: () => import('./CustomersPage').then(({ CustomersPage }) => CustomersPage),
    permission: 'READ_CUSTOMER',
    client: 'fixed',
  },
];
