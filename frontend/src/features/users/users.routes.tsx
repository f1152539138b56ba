import type { AppRoute } from '../../shared/navigation/app-route';

/** SHELL-24. */
export const usersRoutes: readonly AppRoute[] = [
  {
    path: '/user/list',
    load: () => import('./UsersPage').then(({ UsersPage }) => UsersPage),
    permission: 'READ_USER',
    client: 'fixed',
  },
];
