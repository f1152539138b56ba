import { screen, waitFor } from '@testing-library/react';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer, type FakeResponse } from '../../../test/fake-server';
import { type claimsOf, sessionOf } from '../../../test/people';
import { currentUrl, renderApp } from '../../../test/render-app';
import { noBrowserLayout } from '../../../test/layout';

noBrowserLayout();

const staff: readonly PermissionName[] = ['READ_CLIENT', 'CREATE_CONSIGNMENT', 'READ_CONSIGNMENT'];
const ofCustomer = { clientId: null, clientIds: [], customerId: 9, customerIds: [9] };
const only = { id: 4, name: 'Lorikeet Lighting', parentId: null, customerId: 9 };

const server = (clients: readonly object[], more: Readonly<Record<string, FakeResponse>> = {}) =>
  fakeServer({
    'GET user/client/list': { body: clients },
    'GET client/banner': { body: {} },
    'GET user/administrators': {
      body: { customerName: 'Mallee Freight Desk', names: ['Hana Brook', 'Tom Wu'] },
    },
    ...more,
  });

const openHome = (
  permissions: readonly PermissionName[],
  claims: Parameters<typeof claimsOf>[0],
) => {
  renderApp({ at: '/', session: sessionOf(permissions, claims) });
};

describe('landing without a client', () => {
  it('leads an administrator of a new customer to adding one, within the shell', async () => {
    server([]);
    openHome([...staff, 'CREATE_CLIENT'], ofCustomer);

    expect(await screen.findByText('No clients yet')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Clients' })).toHaveAttribute(
      'href',
      '/client/list',
    );
  });

  it('shows contacts to all others, with a way to sign out', async () => {
    server([]);
    openHome(staff, ofCustomer);

    expect(await screen.findByText("You don't have access to a client yet")).toBeVisible();
    expect(
      await screen.findByText('Ask Hana Brook or Tom Wu at Mallee Freight Desk.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('shows them to a user without any role, too', async () => {
    server([], { 'GET dashboard/summary': { body: { attention: [], figures: null } } });
    openHome([], { ...ofCustomer, customerId: null, customerIds: [] });

    await waitFor(() => {
      expect(currentUrl()).toBe('/dashboard');
    });
    expect(await screen.findByText(/Ask Hana Brook or Tom Wu/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});

describe('landing with one client', () => {
  it("selects a customer's only client for its staff", async () => {
    const seen = server([only]);
    openHome(staff, ofCustomer);

    await waitFor(() => {
      const lookup = seen.find(({ path }) => path === 'item/type');
      expect(lookup?.params.get('clientId')).toBe('4');
    });
    await waitFor(() => {
      expect(screen.getByText('Lorikeet Lighting')).toBeVisible();
    });
  });
});
