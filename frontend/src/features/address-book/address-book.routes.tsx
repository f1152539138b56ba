import type { AppRoute } from '../../shared/navigation/app-route';

export const addressBookRoutes: readonly AppRoute[] = [
  {
    path: '/address-book',
    load: () => import('./AddressBookPage').then(({ AddressBookPage }) => AddressBookPage),
    permission: 'READ_ADDRESS',
    client: 'optional',
  },
];
