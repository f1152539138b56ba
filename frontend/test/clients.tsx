import { screen } from '@testing-library/react';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientRowView } from '@contracts/views/organisation.view';
import type { ClientChoiceView, TokenClaims } from '@contracts/views/session.view';

import { ClientsPage } from '../src/features/clients/ClientsPage';
import { fakeServer, type SeenRequest } from './fake-server';
import { sender } from './freight';
import { sessionOf } from './people';
import { renderPart } from './render-app';

/** A client with every switch off except manifesting. */
export const clientRow = (part: Partial<ClientRowView> = {}): ClientRowView => ({
  id: 1,
  version: 1,
  name: 'Harbour & Pine',
  customerId: 9,
  parentId: null,
  parentName: null,
  depth: 0,
  salt: null,
  defaultSenderAddress: sender,
  status: 'ACTIVE',
  manifestingActive: true,
  goodsPickup: false,
  notificationEmail: false,
  notificationEmailAddress: null,
  printNodeApi: false,
  printNodeApiKey: null,
  service: false,
  consolidation: false,
  extraPalletLabel: false,
  difot: false,
  pickupCutOff: false,
  editItemTotals: false,
  customEmail: false,
  referenceRequired: false,
  paperworkHistory: false,
  palletControl: false,
  autoBookingPreferred: false,
  preferredPickupStart: null,
  preferredPickupEnd: null,
  ...part,
});

export const banksia = clientRow({ id: 2, name: 'Banksia' });
export const banksiaPerth = clientRow({
  id: 3,
  name: 'Banksia Perth',
  parentId: 2,
  parentName: 'Banksia',
  depth: 1,
});

export const choiceOf = ({ id, name, parentId, customerId }: ClientRowView): ClientChoiceView => ({
  id,
  name,
  parentId,
  customerId,
  testId: null,
});

/** User of customer 9 whose roles are not limited to clients. */
const ofCustomer: Partial<TokenClaims> = {
  clientId: null,
  clientIds: [],
  customerId: 9,
  customerIds: [9],
};

/** Administrator of the clients of a customer. */
export const adminSession: PermissionName[] = [
  'READ_CLIENT',
  'CREATE_CLIENT',
  'UPDATE_CLIENT',
  'DELETE_CLIENT',
  'CUSTOMER_CONTENT',
  'READ_USER',
  'READ_CLIENT_CARRIER_ACCOUNT',
  'READ_CLIENT_INTEGRATION',
];
export const clientPage = (clients: readonly ClientRowView[]) => ({
  clients,
  totalCount: clients.length,
  totalPageCount: 1,
  totalCountIsAtLeast: false,
});

export interface ClientsOpening {
  readonly permissions?: readonly PermissionName[];
  readonly clients?: readonly ClientRowView[];
  readonly more?: Parameters<typeof fakeServer>[0];
}

/** The page of clients for a user of customer 9. */
export function openClients({
  permissions = adminSession,
  clients = [banksia, banksiaPerth],
  more,
}: ClientsOpening = {}) {
  const seen = fakeServer({
    'GET client/list': { body: clientPage(clients) },
    'GET user/client/list': { body: clients.map(choiceOf) },
    'GET customer/list': { body: [{ id: 9, name: 'Coastline' }] },
    ...more,
  });
  renderPart(
    <>
      <ClientsPage />
      <Toaster />
    </>,
    { at: '/client/list', session: sessionOf(permissions, ofCustomer) },
  );
  return seen;
}

/** Parameters of the list request. */
export const clientListings = (seen: readonly SeenRequest[]) =>
  seen.filter(({ path }) => path === 'client/list').map(({ params }) => Object.fromEntries(params));
/** The row of the list with this name. */
export async function clientRowOf(name: string): Promise<HTMLElement> {
  const shown = await screen.findByText(name, { selector: 'button, span' });
  const row = shown.closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
}
