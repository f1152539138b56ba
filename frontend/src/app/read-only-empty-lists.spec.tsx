import { screen } from '@testing-library/react';

import type { PermissionName } from '@contracts/permissions/permissions';

import { openAccounts } from '../../test/carrier-accounts';
import { openCarriers } from '../../test/carriers-page';
import { openClientAccounts } from '../../test/client-accounts';
import { openIntegrations } from '../../test/integrations-page';
import { noBrowserLayout } from '../../test/layout';
import { openSettings } from '../../test/settings';
import { open as openAddresses, pageOf } from '../features/address-book/address-book.fixture';

noBrowserLayout();

type Open = (permissions: readonly PermissionName[]) => unknown;

const noItems = { 'GET item/template': { body: { customItems: [] } } };
const noIntegrations = { 'GET client-integration': { body: [] } };
const noAddresses = { 'GET address': { body: pageOf([]) } };

/** Screens with an empty list: title, first step, and the permissions to read and to add. */
const screens: readonly (readonly [
  title: string,
  firstStep: string,
  read: PermissionName,
  add: PermissionName,
  open: Open,
])[] = [
  [
    'No Customer-Carrier relationship found',
    'Add a carrier to work with.',
    'READ_CUSTOMER_CARRIER',
    'CREATE_CUSTOMER_CARRIER_ACCOUNT',
    (permissions) => openCarriers({ permissions, carriers: [] }),
  ],
  [
    'No Customer-Carrier accounts found',
    'Add your account number with a carrier.',
    'READ_CUSTOMER_CARRIER_ACCOUNT',
    'CREATE_CUSTOMER_CARRIER_ACCOUNT',
    (permissions) => openAccounts({ permissions, accounts: [] }),
  ],
  [
    'No Client-Carrier accounts found',
    'Add an account for the client to ship on.',
    'READ_CLIENT_CARRIER_ACCOUNT',
    'CREATE_CLIENT_CARRIER_ACCOUNT',
    (permissions) => openClientAccounts({ permissions, accounts: [] }),
  ],
  [
    'No Client integrations found',
    "Set up how the client's systems exchange data with this portal.",
    'READ_CLIENT_INTEGRATION',
    'CREATE_CLIENT_INTEGRATION',
    (permissions) => openIntegrations({ permissions, more: noIntegrations }),
  ],
  [
    'No custom items found.',
    'Save the dimensions of items you send often, and select them by name.',
    'READ_ITEM_TEMPLATE',
    'CREATE_ITEM_TEMPLATE',
    (permissions) => openSettings('custom-items', { permissions, results: noItems }),
  ],
  [
    'No addresses found.',
    'Add the addresses you ship to, or import them from a file.',
    'READ_ADDRESS',
    'CREATE_ADDRESS',
    (permissions) => openAddresses({ permissions, more: noAddresses }),
  ],
];

describe('an empty list', () => {
  it.each(screens)('%s: %s', async (...row) => {
    const [title, firstStep, read, add, open] = row;
    open([read, add]);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(firstStep)).toBeVisible();
  });

  it.each(screens)('%s, without the first step for users who may only read', async (...row) => {
    const [title, firstStep, read, , open] = row;
    open([read]);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByText(firstStep)).not.toBeInTheDocument();
  });
});
