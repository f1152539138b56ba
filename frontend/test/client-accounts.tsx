import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import { ClientAccountsPage } from '../src/features/client-carrier-accounts/ClientAccountsPage';
import { fakeServer, type FakeEndpoint } from './fake-server';
import { sessionOf } from './people';
import { renderPart } from './render-app';

export const rateCard = {
  id: 12,
  clientCarrierAccountId: 7,
  serviceTypeId: 31,
  serviceTypeName: 'EXP',
  createdAt: '2026-09-02T03:04:05.000Z',
  noOfLanes: 42,
  rateTypes: ['KG', 'ITEM'],
  displayName: 'Road Express',
  effectiveFrom: '2026-09-01',
  effectiveTo: null,
};

export const clientAccountOf = (
  part: Partial<ClientCarrierAccountView> = {},
): ClientCarrierAccountView => ({
  id: 7,
  version: 1,
  clientId: 4,
  accountNumber: 'COAST1',
  carrierId: 11,
  carrierDisplayName: 'Tasman Linehaul',
  apiBasedConnoteCarrier: false,
  rulesFeesId: null,
  derivedRulesFees: null,
  connoteAccountVariables: [
    {
      prefixId: 71,
      prefix: 'TLX',
      abbreviation: 'TL',
      rangeLabel: '1 - 1000',
      latestUsedRangeIndex: 971,
      rangeStart: 1,
      rangeEnd: 1000,
      usedPercentage: 97.1,
      daysLeft: 12,
      remainingMasterRange: 500,
    },
  ],
  rateCards: true,
  rateCardDetails: [rateCard],
  permanentBooking: false,
  remainingMasterRange: 500,
  createdAt: '2026-09-01T00:00:00.000Z',
  ...part,
});

export const accountOption = {
  accountNumber: 'COAST2',
  prefixId: 72,
  prefixNumber: 'TLY',
  abbreviation: null,
  carrierName: 'Tasman Linehaul',
  apiBasedConnote: false,
  rangeLength: 0,
  permanentBooking: false,
  remainingMasterRange: 500,
};

const editorPermissions: PermissionName[] = [
  'READ_CLIENT_CARRIER_ACCOUNT',
  'CREATE_CLIENT_CARRIER_ACCOUNT',
  'UPDATE_CLIENT_CARRIER_ACCOUNT',
  'DELETE_CLIENT_CARRIER_ACCOUNT',
  'READ_RULES_FEES',
  'READ_RATECARD',
  'CREATE_RATECARD',
  'DELETE_RATECARD',
];
const LIST = 'GET client-carrier-account';
export const OPTIONS = 'GET client-carrier-account/options';
export interface ClientAccountsOpening {
  readonly permissions?: readonly PermissionName[];
  readonly accounts?: readonly ClientCarrierAccountView[];
  readonly more?: Record<string, FakeEndpoint>;
  readonly at?: string;
}

export function openClientAccounts(opening: ClientAccountsOpening = {}) {
  const { permissions = editorPermissions, accounts = [clientAccountOf()], more, at } = opening;
  let listed = accounts;
  const seen = fakeServer({
    [LIST]: () => ({ body: { accounts: listed } }),
    [OPTIONS]: { body: { accountOptions: [accountOption] } },
    'GET user/client/list': { body: [] },
    ...more,
  });
  renderPart(
    <>
      <ClientAccountsPage />
      <Toaster />
    </>,
    {
      at: at ?? '/client/carrier-account?clientId=4&clientName=Banksia%20Homewares',
      session: sessionOf(permissions),
    },
  );
  return {
    sent: (method: string) => seen.filter((request) => request.method === method),
    nowListed: (next: readonly ClientCarrierAccountView[]) => {
      listed = next;
    },
  };
}

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export async function selectAccount() {
  await screen.findByText('COAST1');
  const [first] = screen.getAllByRole('checkbox', { name: /select row/i, hidden: true });
  if (first) await userEvent.click(first);
}
