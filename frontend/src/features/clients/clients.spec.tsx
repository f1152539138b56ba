import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import {
  banksia,
  banksiaPerth,
  clientListings as listings,
  clientPage,
  adminSession,
  openClients,
  clientRowOf as rowOf,
} from '../../../test/clients';
import { noBrowserLayout } from '../../../test/layout';
import { currentUrl } from '../../../test/render-app';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const select = async (name: string) =>
  userEvent.click(within(await rowOf(name)).getByRole('checkbox', { hidden: true }));
describe('clients', () => {
  it('CLIENT-01 CLIENT-02 CLIENT-03 CLIENT-14 CROSS-01 CROSS-08 are listed ten at a time by name, sub clients below their parents', async () => {
    const seen = openClients({
      more: {
        'GET client/list': { body: { ...clientPage([banksia, banksiaPerth]), totalCount: 21 } },
      },
    });

    expect(await screen.findByText('Banksia Perth')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clients');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(-2)).toEqual(['Client Name', 'Parent']);
    expect(within(await rowOf('Banksia Perth')).getByText('Banksia')).toBeVisible();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(listings(seen)).toEqual([
      { permission: 'READ_CLIENT', page: '0', size: '10', sort: 'tree,ASC', filter: '' },
    ]);
  });

  it('CLIENT-03 are searched by the server', async () => {
    const seen = openClients();
    await userEvent.type(await screen.findByLabelText('Search clients'), 'per');

    await waitFor(() => {
      expect(listings(seen).at(-1)).toMatchObject({ filter: 'per', page: '0' });
    });
  });

  it('CLIENT-12 CLIENT-13 CLIENT-38 wait until a super admin has selected a customer', async () => {
    const seen = openClients({ permissions: [...adminSession, 'SUPER_ADMIN_CONTENT'] });
    expect(await screen.findByText('No clients found')).toBeVisible();
    expect(listings(seen)).toEqual([]);
    expect(screen.queryByText('Add')).not.toBeInTheDocument();
    await screen.findByText('Coastline');
    fireEvent.change(screen.getByLabelText('Customer'), { target: { value: '9' } });

    expect(await screen.findByText('Banksia Perth')).toBeVisible();
    expect(listings(seen).at(-1)).toMatchObject({ customerId: '9' });
  });

  it('CLIENT-04 CLIENT-13 have no Add without CREATE_CLIENT', async () => {
    openClients({ permissions: ['READ_CLIENT'], clients: [] });
    expect(await screen.findByText('No clients found')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|Create/ })).not.toBeInTheDocument();
  });

  it('show an error with a retry button', async () => {
    openClients({ more: { 'GET client/list': { status: 500, body: { message: '' } } } });
    expect(await screen.findByText('The clients could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('selected client', () => {
  it.each([
    ['CLIENT-05', 'Client Carrier Account', '/client/carrier-account'],
    ['CLIENT-06', 'API Keys', '/client/b2b-keys'],
    ['CLIENT-07', 'Integrations', '/client/integrations'],
  ])('%s CLIENT-08 opens its %s at %s with its id and name', async (_id, label, path) => {
    openClients();
    await select('Banksia');
    await userEvent.click(screen.getByText(label));

    expect(currentUrl()).toBe(`${path}?clientId=2&clientName=Banksia`);
  });

  it('CLIENT-15 CLIENT-43 is deleted after a warning', async () => {
    const seen = openClients({ more: { 'DELETE client/2': { status: 204 } } });
    await select('Banksia');
    await userEvent.click(screen.getByText('DELETE'));
    expect(await screen.findByText('Delete the Client Record?')).toBeVisible();
    expect(screen.getByText(/open consignments, sub clients and addresses/)).toBeVisible();
    await userEvent.click(screen.getByText('Delete'));

    expect(await screen.findByText('Client Deleted Successfully')).toBeInTheDocument();
    await waitFor(() => {
      expect(listings(seen)).toHaveLength(2);
    });
  });

  it('CLIENT-43 shows an error when it cannot be deleted', async () => {
    openClients({ more: { 'DELETE client/2': { status: 500, body: { message: '' } } } });
    await select('Banksia');
    await userEvent.click(screen.getByText('DELETE'));
    await userEvent.click(await screen.findByText('Delete'));

    expect(await screen.findByText('Error Deleting Client')).toBeInTheDocument();
    expect(screen.getByLabelText('Selection')).toHaveTextContent('Banksia');
  });
});
