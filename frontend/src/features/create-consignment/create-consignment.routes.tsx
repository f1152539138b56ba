import { HOME, type AppRoute } from '../../shared/navigation/app-route';

export const createConsignmentRoutes: readonly AppRoute[] = [
  {
    path: HOME,
    load: () =>
      import('./CreateConsignmentPage').then(({ CreateConsignmentPage }) => CreateConsignmentPage),
    permission: 'CREATE_CONSIGNMENT',
    client: 'required',
  },
  {
    path: '/consignment/edit',
    load: () =>
      import('./EditConsignmentPage').then(({ EditConsignmentPage }) => EditConsignmentPage),
    permission: 'UPDATE_CONSIGNMENT',
  },
];
