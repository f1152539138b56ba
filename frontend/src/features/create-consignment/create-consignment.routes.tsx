import type { AppRoute } from '../../shared/navigation/app-route';
import { pathOfType } from '../../shared/navigation/consignment-paths';

const load = () =>
  import('./CreateConsignmentPage').then(({ CreateConsignmentPage }) => CreateConsignmentPage);

/** One screen per consignment type, one for quotes, and the edit screen. */
export const createConsignmentRoutes: readonly AppRoute[] = [
  ...Object.values(pathOfType).map((path): AppRoute => ({
    path,
    load,
    permission: 'CREATE_CONSIGNMENT',
    client: 'required',
  })),
  {
    path: '/consignment/quote',
    load: () =>
      import('./QuotedConsignmentPage').then(({ QuotedConsignmentPage }) => QuotedConsignmentPage),
    permission: 'CREATE_CONSIGNMENT',
    client: 'required',
  },
  {
    path: '/consignment/edit',
    load: () =>
      import('./EditConsignmentPage').then(({ EditConsignmentPage }) => EditConsignmentPage),
    permission: 'UPDATE_CONSIGNMENT',
    client: 'fixed',
  },
];
