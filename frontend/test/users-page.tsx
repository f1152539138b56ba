import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { UserView } from '@contracts/views/user.view';

import { UsersPage } from '../src/features/users/UsersPage';
import { fakeServer, type FakeEndpoint, type SeenRequest } from './fake-server';
import { sessionOf } from './people';
import { renderPart } from './render-app';
import { clientRole, roleViews, userView } from './users';

const editorPermissions: readonly PermissionName[] = [
  'READ_USER',
  'CREATE_USER',
  'UPDATE_USER',
  'DELETE_USER',
  'CREATE_USER_ROLE',
  'UPDATE_USER_ROLE',
  'DELETE_USER_ROLE',
];
export const nell = userView({
  userRoles: [
    clientRole('CLIENT_USER', 11, 'Banksia Sydney'),
    clientRole('CLIENT_ADMIN', 12, 'Banksia Perth'),
  ],
});
const pageOf = (...users: UserView[]) => ({
  users,
  totalCount: users.length,
  totalPageCount: 1,
  totalCountIsAtLeast: false,
});
const clients = [
  { id: 11, name: 'Banksia Sydney', parentId: null, customerId: 1 },
  { id: 13, name: 'Banksia Hobart', parentId: null, customerId: 1 },
];

export interface UsersOpening {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly users?: readonly UserView[];
  readonly isSuperAdmin?: boolean;
  readonly more?: Readonly<Record<string, FakeEndpoint>>;
}

/** The user, with the actions that the server allows a reader with these permissions. */
const withRights = (user: UserView, permissions: readonly PermissionName[]): UserView => ({
  ...user,
  canEdit: user.canEdit && permissions.includes('UPDATE_USER'),
  canDelete: user.canDelete && permissions.includes('DELETE_USER'),
  userRoles: user.userRoles.map((role) => ({
    ...role,
    canEdit: role.canEdit && permissions.includes('UPDATE_USER_ROLE'),
    canDelete: role.canDelete && permissions.includes('DELETE_USER_ROLE'),
  })),
});

export function openUsers({
  users = [nell],
  permissions = editorPermissions,
  ...opening
}: UsersOpening = {}) {
  const listed = users.map((user) => withRights(user, permissions));
  const seen = fakeServer({
    'GET user/list': { body: pageOf(...listed) },
    'GET role/list': { body: roleViews },
    'GET user/client/list': { body: clients },
    'GET customer/list': { body: [{ id: 1, name: 'Coastline' }] },
    'GET user-preference/timezone': {
      body: [{ countryName: 'Australia', timeZones: ['Australia/Perth', 'Australia/Sydney'] }],
    },
    ...opening.more,
  });
  const claims = opening.isSuperAdmin ? { isSuperAdmin: true } : { customerIds: [1] };
  renderPart(
    <>
      <UsersPage />
      <Toaster />
    </>,
    { at: opening.at ?? '/user/list', session: sessionOf(permissions, claims) },
  );
  return seen;
}

export const sent = (seen: readonly SeenRequest[], method: string, path: string) =>
  seen.filter((request) => request.method === method && request.path === path);
export const listings = (seen: readonly SeenRequest[]) => sent(seen, 'GET', 'user/list');
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const type = async (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await Promise.resolve();
};
export const select = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

export const selectNell = async () =>
  userEvent.click(
    within(await screen.findByRole('row', { name: /nell@banksia/ })).getByRole('checkbox'),
  );
