import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import {
  banksia,
  clientListings as listings,
  clientRow,
  adminSession,
  openClients,
  clientRowOf as rowOf,
  type ClientsOpening,
} from '../../../../test/clients';
import type { SeenRequest } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

/** The form's delay of half a second, plus time for a busy machine. */
const timeout = { timeout: 5000 };
const sent = (seen: readonly SeenRequest[], method: string) =>
  seen.find((request) => request.method === method);
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = () => fireEvent.click(screen.getByText('Save'));

describe('client form', () => {
  const openForm = async (name: string, opening: ClientsOpening = {}) => {
    const seen = openClients(opening);
    await userEvent.click(await screen.findByText(name, { selector: 'button' }));
    await screen.findByRole('dialog');
    return seen;
  };
  const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));

  it('CLIENT-18 CLIENT-29 CLIENT-30 CLIENT-32 CLIENT-37 CLIENT-41 adds one below its parent, half a second after Save, and shows it first', async () => {
    let sentAt = 0;
    const seen = openClients({
      more: {
        'GET address/locality': {
          body: [{ id: 7, name: 'FITZROY', state: 'VIC', postcode: '3065', etaZone: null }],
        },
        'POST client': () => {
          sentAt = performance.now();
          return { body: clientRow({ id: 5, name: 'Acacia' }) };
        },
      },
    });
    await rowOf('Banksia');
    await userEvent.click(screen.getByText('Add'));
    expect(await screen.findByText('Create Client')).toBeVisible();
    type('Client Name', 'Acacia');
    type('Parent', '2');
    save();
    expect(screen.getByText('Complete Address needed for Client creation')).toBeVisible();
    type('Company name', 'Acacia');
    type('Address line 1', '1 High St');
    await userEvent.type(screen.getByLabelText('Suburb'), 'fit');
    await userEvent.click(await screen.findByText('Fitzroy VIC 3065', {}, timeout));
    const pressedAt = performance.now();
    save();
    expect(await screen.findByText('Client Added Successfully', {}, timeout)).toBeInTheDocument();
    expect(sentAt - pressedAt).toBeGreaterThanOrEqual(500);
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

  it('CLIENT-18 CLIENT-30 CLIENT-42 changes one and refreshes the list', async () => {
    const seen = await openForm('Banksia', { more: { 'PUT client': { body: banksia } } });
    expect(screen.getByText('Update Client')).toBeVisible();
    type('Client Name', 'Banksia Group');
    save();

    expect(await screen.findByText('Client Updated Successfully', {}, timeout)).toBeInTheDocument();
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
  ])('%s keeps what was typed when the server rejects with %j', async (_id, message, text) => {
    await openForm('Banksia', { more: { 'PUT client': { status: 409, body: { message } } } });
    type('Client Name', 'Banksia Perth');
    save();

    expect(await screen.findByText(text, {}, timeout)).toBeVisible();
    expect(screen.getByLabelText('Client Name')).toHaveValue('Banksia Perth');
  });

  it('CLIENT-21 CLIENT-25 CLIENT-26 CLIENT-28 opens the fields of a switch below it', async () => {
    await openForm('Banksia');
    expect(screen.getAllByRole('switch')).toHaveLength(13);
    expect(screen.queryByLabelText('Notification email address')).not.toBeInTheDocument();
    toggle('Notification Email');
    toggle('PrinterPal integration');
    toggle('Automated pickup booking');

    expect(screen.getByLabelText('Notification email address')).toBeVisible();
    expect(screen.getByLabelText('PrinterPal API key')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Extra pallet label' })).toBeVisible();
    expect(screen.getByLabelText('Default ready time')).toBeVisible();
    expect(screen.getByLabelText('Default closing time')).toBeVisible();
  });

  it('CLIENT-27 clears the key when PrinterPal is switched off', async () => {
    const printing = clientRow({
      id: 2,
      name: 'Banksia',
      printNodeApi: true,
      printNodeApiKey: 'x',
    });
    await openForm('Banksia', { clients: [printing] });
    expect(screen.getByText(/A key is stored/)).toBeVisible();
    toggle('PrinterPal integration');
    expect(screen.queryByLabelText('PrinterPal API key')).not.toBeInTheDocument();
    toggle('PrinterPal integration');
    save();

    expect(screen.getByText('Must enter a valid PrinterPal API Key')).toBeVisible();
  });

  it('CLIENT-23 has no switches without CUSTOMER_CONTENT', async () => {
    const permissions = adminSession.filter((name) => name !== 'CUSTOMER_CONTENT');
    await openForm('Banksia', { permissions });

    expect(screen.getByLabelText('Client Name')).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('CLIENT-18 CLIENT-19 is read-only without UPDATE_CLIENT', async () => {
    await openForm('Banksia', { permissions: ['READ_CLIENT', 'CUSTOMER_CONTENT'] });
    const dialog = within(screen.getByRole('dialog'));

    expect(dialog.getByText('View Client')).toBeVisible();
    expect(dialog.getByText('Pallet control')).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.queryByText('Save')).not.toBeInTheDocument();
  });
});
