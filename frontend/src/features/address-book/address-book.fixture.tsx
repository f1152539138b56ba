import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { AddressView } from '@contracts/views/address.view';
import type { TokenClaims } from '@contracts/views/session.view';

import {
  fakeServer,
  type FakeEndpoint,
  type FakeResponse,
  type SeenRequest,
} from '../../../test/fake-server';
import { receiver, sender } from '../../../test/freight';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { AddressBookPage } from './AddressBookPage';

export const editorPermissions: PermissionName[] = [
  'READ_ADDRESS',
  'CREATE_ADDRESS',
  'UPDATE_ADDRESS',
];
export const pageOf = (addresses: readonly AddressView[]) => ({
  addresses,
  totalCount: addresses.length,
  totalPageCount: 1,
  totalCountIsAtLeast: false,
});

interface Opening {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly claims?: Partial<TokenClaims>;
  readonly more?: Record<string, FakeEndpoint>;
}

export function open({
  at = '/address-book',
  permissions = editorPermissions,
  claims = {},
  more = {},
}: Opening = {}) {
  const seen = fakeServer({
    'GET address': { body: pageOf([receiver, sender]) },
    'GET user/client/list': { body: [] },
    ...more,
  });
  renderPart(
    <>
      <AddressBookPage />
      <Toaster />
    </>,
    { at, session: sessionOf(permissions, claims) },
  );
  return seen;
}

export const other: AddressView = { ...receiver, id: 3, company: 'Torrens Building' };
export const rowOf = async (company: string) =>
  (await screen.findByText(company)).closest<HTMLElement>('[role="row"]')!;
export const select = async (company: string) =>
  userEvent.click(within(await rowOf(company)).getByRole('checkbox', { hidden: true }));
export const withOther = ({ params }: SeenRequest): FakeResponse => ({
  body: pageOf(params.has('id') ? [other] : [receiver, sender]),
});
export const listRequests = (seen: readonly SeenRequest[]) =>
  seen.filter(({ method, path }) => method === 'GET' && path === 'address');
