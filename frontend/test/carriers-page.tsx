import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { CustomerCarrierView } from '@contracts/views/carrier.view';

import { CarriersPage } from '../src/features/carriers/CarriersPage';
import { carrierOf, customerCarrierOf } from './carriers';
import { fakeServer, type FakeEndpoint } from './fake-server';
import { sessionOf } from './people';
import { renderPart } from './render-app';

export const carrierAdminSession: readonly PermissionName[] = [
  'READ_CUSTOMER_CARRIER',
  'CREATE_CUSTOMER_CARRIER_ACCOUNT',
  'UPDATE_CUSTOMER_CARRIER_ACCOUNT',
  'DELETE_CUSTOMER_CARRIER_ACCOUNT',
  'CREATE_CUSTOM_CARRIER',
  'READ_RULES_FEES',
  'READ_CARRIER_CUT_OFF',
  'CREATE_CARRIER_CUT_OFF',
  'UPDATE_CARRIER_CUT_OFF',
];

export const bassLink = customerCarrierOf({
  id: 22,
  carrier: carrierOf({ id: 12, displayName: 'Bass Link' }),
  createdAt: '2026-10-01T00:00:00.000Z',
  server: 'bass.example',
});

export interface CarriersOpening {
  readonly permissions?: readonly PermissionName[];
  readonly carriers?: readonly CustomerCarrierView[];
  readonly more?: Record<string, FakeEndpoint>;
}

/** The carriers of customer 9, for its administrator. */
export function openCarriers(opening: CarriersOpening = {}) {
  const {
    permissions = carrierAdminSession,
    carriers = [customerCarrierOf(), bassLink],
    more,
  } = opening;
  const seen = fakeServer({
    'GET customer-carrier': { body: { customerCarriers: carriers } },
    'GET user/client/list': { body: [] },
    ...more,
  });
  const session = sessionOf(permissions, { customerId: 9, customerIds: [9] });
  renderPart(
    <>
      <CarriersPage />
      <Toaster />
    </>,
    { at: '/carrier/list', session },
  );
  return (method: string) => seen.filter((request) => request.method === method);
}

export async function selectCarrier(name: string) {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${name} stands in no row`);
  await userEvent.click(within(row).getByRole('checkbox', { hidden: true }));
}
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** In the order of the list. */
export const shownCarriers = () =>
  screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
