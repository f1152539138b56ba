import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';

import { server, type Handlers } from '../../../test/consignment-form';
import { serverError, type FakeResponse } from '../../../test/fake-server';
import { consignment, operator, sender } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { api } from '../../shared/api/api';
import { goodsApi } from '../../shared/goods/goods.api';
import { CreateConsignmentPage } from './CreateConsignmentPage';

noBrowserLayout();

function open(more: Handlers, permissions = operator) {
  server(more);
  return renderPart(<CreateConsignmentPage />, {
    at: '/consignment/default',
    session: sessionOf(permissions),
  });
}

describe('a form whose choices fail to load', () => {
  it('CON-28 distinguishes a default address that could not be loaded from a missing one, and reloads it', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let defaultAddress: FakeResponse = serverError;
    open({ 'GET address/default': () => defaultAddress });

    expect(await screen.findByText('The default address could not be loaded.')).toBeVisible();
    expect(screen.queryByText(/no default address yet/)).not.toBeInTheDocument();
    defaultAddress = { body: consignment().offer.senderAddress };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Harbour & Pine Homewares/)).toBeVisible();
    logged.mockRestore();
  });

  it('CON-28 says that a client has no default address', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    open({ 'GET address/default': { status: 404, body: { message: 'Record not found' } } });

    expect(await screen.findByText('This client has no default address yet.')).toBeVisible();
    logged.mockRestore();
  });

  it.each<[string, readonly PermissionName[], string, string]>([
    [
      'a user of the client',
      ['SETTINGS_SCREEN', 'CLIENT_CONTENT'],
      '/settings/sender-address',
      '/settings/sender-address',
    ],
    [
      'staff of the customer',
      ['SETTINGS_SCREEN', 'CREATE_ADDRESS', 'UPDATE_ADDRESS', 'UPDATE_CLIENT'],
      '/address-book?address=new',
      `/address-book?address=${sender.id}`,
    ],
  ])(
    'leads %s to where the default address is set',
    async (_caller, permissions, toNew, toExisting) => {
      const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const none = { status: 404, body: { message: 'Record not found' } };
      open({ 'GET address/default': none }, [...operator, ...permissions]);
      const link = await screen.findByRole('link', { name: 'Set the default address' });
      expect(link).toHaveAttribute('href', toNew);
      cleanup();

      open({}, [...operator, ...permissions]);
      const card = within(await screen.findByRole('region', { name: 'Sender' }));
      expect(card.getByRole('link')).toHaveAttribute('href', toExisting);
      logged.mockRestore();
    },
  );

  it('offers no link to users who may not set the default address', async () => {
    open({}, [...operator, 'SETTINGS_SCREEN']);
    const card = within(await screen.findByRole('region', { name: 'Sender' }));
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  });

  it('keeps the input when refetching the choices fails', async () => {
    let types: FakeResponse = {
      body: [{ status: true, itemType: { id: 1, type: 'Carton', isMutable: true } }],
    };
    const store = open({ 'GET item/type': () => types });
    await userEvent.type(await screen.findByLabelText(/^Special instructions/), 'Dock 4');
    types = serverError;
    store.dispatch(api.util.invalidateTags(['Setting']));
    await waitFor(() => {
      const state = goodsApi.endpoints.listItemTypes.select(1)(store.getState());
      expect(state.isError).toBe(true);
    });

    expect(screen.getByLabelText(/^Special instructions/)).toHaveValue('Dock 4');
  });
});
