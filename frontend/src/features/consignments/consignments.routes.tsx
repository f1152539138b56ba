import type { AppRoute } from '../../shared/navigation/app-route';

export const consignmentsRoutes: readonly AppRoute[] = [
  {
    path: '/consignment/list',
    load: () =>
      import('./ConsignmentListPage').then(({ ConsignmentListPage }) => ConsignmentListPage),
    permission: 'READ_CONSIGNMENT',
    client: 'optional',
  },
  {
    path: '/consignment/:id',
    load: () =>
      import('./ConsignmentLinkPage').then(({ ConsignmentLinkPage }) => ConsignmentLinkPage),
    permission: 'READ_CONSIGNMENT',
    client: 'optional',
  },
];
