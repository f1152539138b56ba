import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientRowView } from '@contracts/views/organisation.view';

import { banksia, banksiaPerth, choiceOf, clientRow, ofCustomer } from '../../../test/clients';
import { fakeServer, type Answer, type SeenRequest } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentAddress, renderPart } from '../../../test/render-app';
import { ClientsPage } from './ClientsPage';

noBrowserLayout();
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  toast.dismiss();
});

const keeper: PermissionName[] = [
  'READ_CLIENT',
  'CREATE_CLIENT',
  'UPDATE_CLIENT',
  'DELETE_CLIENT',
  'CUSTOMER_CONTENT',
  'READ_USER',
  'READ_CLIENT_CARRIER_ACCOUNT',
  'READ_CLIENT_INTEGRATION',
];
const pageOf = (clients: readonly ClientRowView[]) => ({
  clients,
  totalCount: clients.length,
  totalPageCount: 1,
  totalCountIsAtLeast: false,
});

interface Opening {
  readonly permissions?: readonly PermissionName[];
  readonly clients?: readonly ClientRowView[];
  readonly more?: Record<string, Answer>;
}

function open({ permissions = keeper, clients = [banksia, banksiaPerth], more }: Opening = {}) {
  const seen = fakeServer({
    'GET client/list': { body: pageOf(clients) },
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

const listings = (seen: readonly SeenRequest[]) =>
  seen.filter(({ path }) => path === 'client/list').map(({ params }) => Object.fromEntries(params));
const sent = (seen: readonly SeenRequest[], method: string) =>
  seen.find((request) => request.method === method);
const rowOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'button, span' })).closest<HTMLElement>(
    '[role="row"]',
  )!;
const select = async (name: string) =>
  userEvent.click(within(await rowOf(name)).getByRole('checkbox', { hidden: true }));
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = () => userEvent.click(screen.getByText('Save'));

describe('the clients', () => {
  it('CLIENT-01 CLIENT-02 CLIENT-03 CLIENT-14 CROSS-01 CROSS-08 come ten at a time by name, sub clients below their parents', async () => {
    const seen = open({
      more: { 'GET client/list': { body: { ...pageOf([banksia, banksiaPerth]), totalCount: 21 } } },
    });

    expect(await screen.findByText('Banksia Perth')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clients');
    expect(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual(['Client Name', 'Parent']);
    expect(within(await rowOf('Banksia Perth')).getByText('Banksia')).toBeVisible();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(listings(seen)).toEqual([
      { permission: 'READ_CLIENT', page: '0', size: '10', sort: 'tree,ASC', filter: '' },
    ]);
  });

  it('CLIENT-03 are searched by the server', async () => {
    const seen = open();
    await userEvent.type(await screen.findByLabelText('Search clients'), 'per');

    await waitFor(() => {
      expect(listings(seen).at(-1)).toMatchObject({ filter: 'per', page: '0' });
    });
  });

  it('CLIENT-12 CLIENT-13 CLIENT-38 wait until a super admin has selected a customer', async () => {
    const seen = open({ permissions: [...keeper, 'SUPER_ADMIN_CONTENT'] });
    expect(await screen.findByText('No clients found')).toBeVisible();
    expect(listings(seen)).toEqual([]);
    expect(screen.queryByText('Add')).not.toBeInTheDocument();
    await screen.findByText('Coastline');
    type('Customer', '9');

    expect(await screen.findByText('Banksia Perth')).toBeVisible();
    expect(listings(seen).at(-1)).toMatchObject({ customerId: '9' });
  });

  it('CLIENT-04 CLIENT-13 offer nothing to add without CREATE_CLIENT', async () => {
    open({ permissions: ['READ_CLIENT'], clients: [] });
    expect(await screen.findByText('No clients found')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|Create/ })).not.toBeInTheDocument();
  });

  it('say that they could not be read, with a way to try again', async () => {
    open({ more: { 'GET client/list': { status: 500, body: { message: '' } } } });
    expect(await screen.findByText('The clients could not be read')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a selected client', () => {
  it.each([
    ['CLIENT-05', 'Client Carrier Account', '/client/carrier-account'],
    ['CLIENT-06', 'API Keys', '/client/b2b-keys'],
    ['CLIENT-07', 'Integrations', '/client/integrations'],
  ])('%s CLIENT-08 leads by %s to %s with its id and name', async (_id, label, path) => {
    open();
    await select('Banksia');
    await userEvent.click(screen.getByText(label));

    expect(currentAddress()).toBe(`${path}?clientId=2&clientName=Banksia`);
  });

  it('CLIENT-15 CLIENT-43 is deleted after a warning', async () => {
    const seen = open({ more: { 'DELETE client/2': { status: 204 } } });
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

  it('CLIENT-43 stays where it cannot be deleted', async () => {
    open({ more: { 'DELETE client/2': { status: 500, body: { message: '' } } } });
    await select('Banksia');
    await userEvent.click(screen.getByText('DELETE'));
    await userEvent.click(await screen.findByText('Delete'));

    expect(await screen.findByText('Error Deleting Client')).toBeInTheDocument();
    expect(screen.getByLabelText('Selection')).toHaveTextContent('Banksia');
  });
});

describe('the form of a client', () => {
  const openForm = async (name: string, opening: Opening = {}) => {
    const seen = open(opening);
    await userEvent.click(await screen.findByText(name, { selector: 'button' }));
    await screen.findByRole('dialog');
    return seen;
  };
  const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name }));

  it('CLIENT-18 CLIENT-29 CLIENT-30 CLIENT-37 CLIENT-41 adds one below its parent, half a second after Save, and shows it at the top', async () => {
    const added = clientRow({ id: 5, name: 'Acacia' });
    const seen = open({
      more: {
        'GET address/locality': {
          body: [{ id: 7, name: 'FITZROY', state: 'VIC', postcode: '3065', etaZone: null }],
        },
        'POST client': { body: added },
      },
    });
    await rowOf('Banksia');
    await userEvent.click(screen.getByText('Add'));
    expect(await screen.findByText('Create Client')).toBeVisible();
    type('Client Name', 'Acacia');
    type('Parent', '2');
    await save();
    expect(screen.getByText('Complete Address needed for Client creation')).toBeVisible();
    type('Company name', 'Acacia');
    type('Address line 1', '1 High St');
    await userEvent.type(screen.getByLabelText('Suburb'), 'fit');
    await userEvent.click(await screen.findByText('Fitzroy VIC 3065', {}, { timeout: 2000 }));
    const pressedAt = performance.now();
    await save();
    expect(sent(seen, 'POST')).toBeUndefined();

    expect(await screen.findByText('Client Added Successfully')).toBeInTheDocument();
    expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(500);
    const { params, body } = sent(seen, 'POST')!;
    expect(Object.fromEntries(params)).toEqual({ customerId: '9', clientId: '2' });
    expect(body).toMatchObject({
      name: 'Acacia',
      manifestingActive: true,
      defaultSenderAddress: { company: 'Acacia', suburb: { id: 7 } },
    });
    await waitFor(() => {
      expect(listings(seen).at(-1)).toMatchObject({ sort: 'createdAt,DESC', page: '0' });
    });
  });

  it('CLIENT-18 CLIENT-30 CLIENT-42 changes one, and refreshes the list', async () => {
    const seen = await openForm('Banksia', { more: { 'PUT client': { body: banksia } } });
    expect(screen.getByText('Update Client')).toBeVisible();
    type('Client Name', 'Banksia Group');
    await save();

    expect(await screen.findByText('Client Updated Successfully')).toBeInTheDocument();
    expect(sent(seen, 'PUT')!.body).toMatchObject({ id: 2, name: 'Banksia Group' });
    expect(sent(seen, 'PUT')!.body).not.toHaveProperty('defaultSenderAddress');
    await waitFor(() => {
      expect(listings(seen)).toHaveLength(2);
    });
  });

  it.each([
    ['CLIENT-42', '', 'Error Updating Client'],
    [
      'CLIENT-42',
      'A client with this name already exists',
      'A client with this name already exists',
    ],
  ])('%s keeps what was typed when the server refuses with %j', async (_id, message, said) => {
    await openForm('Banksia', { more: { 'PUT client': { status: 409, body: { message } } } });
    type('Client Name', 'Banksia Perth');
    await save();

    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByLabelText('Client Name')).toHaveValue('Banksia Perth');
  });

  it('CLIENT-21 CLIENT-25 CLIENT-26 CLIENT-28 opens what a switch needs below it', async () => {
    await openForm('Banksia');
    expect(screen.getAllByRole('switch')).toHaveLength(13);
    expect(screen.queryByLabelText('Notification email address')).not.toBeInTheDocument();
    await turn('Notification Email');
    await turn('PrinterPal integration');
    await turn('Automated pickup booking');

    expect(screen.getByLabelText('Notification email address')).toBeVisible();
    expect(screen.getByLabelText('PrinterPal API key')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Extra pallet label' })).toBeVisible();
    expect(screen.getByLabelText('Default ready time')).toBeVisible();
    expect(screen.getByLabelText('Default closing time')).toBeVisible();
  });

  it('CLIENT-27 forgets the key when PrinterPal is turned off', async () => {
    const printing = clientRow({
      id: 2,
      name: 'Banksia',
      printNodeApi: true,
      printNodeApiKey: 'x',
    });
    await openForm('Banksia', { clients: [printing] });
    expect(screen.getByText(/A key is stored/)).toBeVisible();
    await turn('PrinterPal integration');
    expect(screen.queryByLabelText('PrinterPal API key')).not.toBeInTheDocument();
    await turn('PrinterPal integration');
    await save();

    expect(screen.getByText('Must enter a valid PrinterPal API Key')).toBeVisible();
  });

  it('CLIENT-23 has no switches without CUSTOMER_CONTENT', async () => {
    const permissions = keeper.filter((name) => name !== 'CUSTOMER_CONTENT');
    await openForm('Banksia', { permissions });

    expect(screen.getByLabelText('Client Name')).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('CLIENT-18 CLIENT-19 is only read without UPDATE_CLIENT', async () => {
    await openForm('Banksia', { permissions: ['READ_CLIENT', 'CUSTOMER_CONTENT'] });
    const dialog = within(screen.getByRole('dialog'));

    expect(dialog.getByText('View Client')).toBeVisible();
    expect(dialog.getByText('Pallet control')).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.queryByText('Save')).not.toBeInTheDocument();
  });
});
