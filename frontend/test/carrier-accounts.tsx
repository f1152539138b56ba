import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import { CarrierAccountsPage } from '../src/features/carrier-accounts/CarrierAccountsPage';
import { accountOf, carrierOf, customerCarrierOf } from './carriers';
import { fakeServer, type FakeEndpoint } from './fake-server';
import { sessionOf } from './people';
import { renderPart } from './render-app';

export const adminSession: PermissionName[] = [
  'READ_CUSTOMER_CARRIER_ACCOUNT',
  'CREATE_CUSTOMER_CARRIER_ACCOUNT',
  'UPDATE_CUSTOMER_CARRIER_ACCOUNT',
  'DELETE_CUSTOMER_CARRIER_ACCOUNT',
  'READ_PREFIX',
  'CREATE_PREFIX',
  'DELETE_PREFIX',
  'READ_RULES_FEES',
];
export const other = accountOf({
  id: 6,
  accountNumber: 'BASS77',
  customerCarrier: { id: 22, carrier: carrierOf({ id: 12, displayName: 'Bass Link' }) },
  prefixes: [],
});
const LIST = 'GET customer-carrier-account';

export interface Opening {
  readonly permissions?: readonly PermissionName[];
  readonly accounts?: readonly CustomerCarrierAccountView[];
  readonly more?: Record<string, FakeEndpoint>;
  readonly at?: string;
}

export function openAccounts({
  permissions = adminSession,
  accounts = [accountOf(), other],
  ...rest
}: Opening = {}) {
  const seen = fakeServer({
    [LIST]: { body: { accounts } },
    'GET user/client/list': { body: [] },
    'GET customer/list': { body: [{ id: 9, name: 'Coastline Freight' }] },
    'GET customer-carrier': { body: { customerCarriers: [customerCarrierOf()] } },
    ...rest.more,
  });
  const session = sessionOf(permissions, { customerId: 9, customerIds: [9] });
  renderPart(
    <>
      <CarrierAccountsPage />
      <Toaster />
    </>,
    { at: rest.at ?? '/carrier-account/list', session },
  );
  const sent = (method: string) => seen.filter((request) => request.method === method);
  const listings = () => sent('GET').filter(({ path }) => path === 'customer-carrier-account');
  return { sent, listings };
}

const rowOf = async (account: string) => {
  const row = (await screen.findByText(account)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${account} stands in no row`);
  return row;
};
export const select = async (account: string) =>
  userEvent.click(within(await rowOf(account)).getByRole('checkbox', { hidden: true }));
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
