import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { openCarriers as open, press } from '../../../../test/carriers-page';
import { carrierOf, customerCarrierOf } from '../../../../test/carriers';
import { noBrowserLayout } from '../../../../test/layout';
import { currentUrl } from '../../../../test/render-app';
import { selectOption } from '../../../../test/select-option';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const failed = { status: 500, body: { message: '' } };
const wattle = carrierOf({
  id: 13,
  displayName: 'Wattle Freight',
  isTrackingDifot: true,
  bookingIntegrationType: 'BOOKING_API',
});
const type = async (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text);

async function add(result: object = { body: customerCarrierOf() }, carrier = wattle) {
  const sent = open({
    more: {
      'GET carrier/customer-carrier-no-relationship': { body: { carriers: [carrier] } },
      'POST customer-carrier': result,
    },
  });
  await press('Add');
  await press('Save');
  expect(await screen.findByText('Must select a carrier')).toBeVisible();
  await screen.findByRole('option', { name: 'Wattle Freight' });
  await selectOption(screen.getByLabelText('Carrier', { selector: 'select' }), 'Wattle Freight');
  return sent;
}

describe('adding a customer carrier', () => {
  it('CARRIER-24 CARRIER-25 CARRIER-26 CARRIER-28 CARRIER-33 CARRIER-35 CARRIER-36 CARRIER-40 CARRIER-66 asks for what the carrier requires', async () => {
    const sent = await add();
    expect(screen.getByLabelText('Transfer type')).toHaveValue('SFTP');
    expect(screen.getByPlaceholderText('22')).toBe(screen.getByLabelText('Server port'));
    expect(screen.getByText('Must enter SFTP Server Address')).toBeVisible();
    expect(screen.getByText('Must enter SFTP Booking Address')).toBeVisible();

    await type('Server address', 'sftp.wattle.example');
    await type('Booking address', 'https://book.wattle.example');
    await press('Save');
    expect(await screen.findByText('Customer Carrier added successfully')).toBeInTheDocument();
    const [request] = sent('POST');
    expect(request?.params.get('customerId')).toBe('9');
    expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(request?.body).toMatchObject({
      id: null,
      carrier: { id: 13 },
      transferType: 'SFTP',
      server: 'sftp.wattle.example',
      port: null,
      password: null,
      difotServer: null,
    });
    await waitFor(() => {
      expect(currentUrl()).toContain('sort=createdAt%2CDESC');
    });
  });

  it('CARRIER-39 CARRIER-40 CARRIER-41 CROSS-24 accepts ports from 1 to 65535', async () => {
    await add();
    for (const invalidPort of ['0', '65536']) {
      await userEvent.clear(screen.getByLabelText('Server port'));
      await type('Server port', invalidPort);
      expect(screen.getByText('Must enter a Server Port')).toBeVisible();
    }
    for (const right of ['1', '65535']) {
      await userEvent.clear(screen.getByLabelText('Server port'));
      await type('Server port', right);
      expect(screen.queryByText('Must enter a Server Port')).toBeNull();
    }
    await selectOption(screen.getByLabelText('Transfer type'), 'FTP');
    await userEvent.clear(screen.getByLabelText('Server port'));
    expect(screen.queryByText('Must enter a Server Port')).toBeNull();
    expect(screen.getByPlaceholderText('21')).toBeVisible();
  });

  it('CARRIER-37 CARRIER-47 requires only two of username, password and key for an API', async () => {
    await add();
    await selectOption(screen.getByLabelText('Transfer type'), 'API');
    expect(screen.getByText('Must enter API Server Address')).toBeVisible();
    expect(screen.getByText('Must enter API Username with API Key/Password')).toBeVisible();
    await type('Username', 'coastline');
    expect(screen.getByText('Must enter API Key/Password with API Username')).toBeVisible();
    await type('API key', 'abc');
    expect(screen.queryByText(/with API Username/)).toBeNull();
    for (const label of ['Authentication URL', 'Account number', 'Server path'])
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeValid();
  });

  it('CARRIER-27 CARRIER-42 CARRIER-43 CARRIER-44 CARRIER-45 CARRIER-46 requires the whole DIFOT server once its box is ticked', async () => {
    await add();
    await userEvent.click(screen.getByLabelText('DIFOT server'));
    const fieldMessages = ['Address', 'Username', 'Password', 'Port'].map(
      (field) => `Must enter a DIFOT Server ${field}`,
    );
    for (const text of fieldMessages) expect(screen.getByText(text)).toBeVisible();
    await type('DIFOT server address', 'difot.example');
    await type('DIFOT server port', '22');
    await type('DIFOT username', 'me');
    await type('DIFOT password', 'secret');
    for (const text of fieldMessages) expect(screen.queryByText(text)).toBeNull();
  });

  it('CARRIER-27 H57 also offers the DIFOT server for a carrier not known to send scans', async () => {
    await add(failed, { ...wattle, isTrackingDifot: false });
    await userEvent.click(screen.getByLabelText('DIFOT server'));
    expect(screen.getByLabelText('DIFOT server address')).toBeVisible();
    expect(screen.getByText(/Ask the carrier where it publishes its scans/)).toBeVisible();
  });

  it.each(['SFTP', 'API'])('CARRIER-47 H56 sends the account number of %s as typed', async (by) => {
    const sent = await add(undefined, { ...wattle, bookingIntegrationType: 'NA' });
    await selectOption(screen.getByLabelText('Transfer type'), by);
    await type('Server address', 'files.wattle.example');
    await type('Username', 'me');
    if (by === 'API') await type('API key', 'abc');
    await type('Account number', 'MFD-7781');
    await press('Save');

    expect(await screen.findByText('Customer Carrier added successfully')).toBeInTheDocument();
    expect(sent('POST')[0]?.body).toMatchObject({ productAccountNumber: 'MFD-7781' });
  });

  it('H70 clears input for another carrier or another transfer type', async () => {
    const sent = await add();
    await type('Server address', 'sftp.wattle.example');
    await type('Server port', '2222');
    await type('Password', 'of wattle');
    await selectOption(screen.getByLabelText('Transfer type'), 'FTP');
    expect(screen.getByLabelText('Server address')).toHaveValue('sftp.wattle.example');
    expect(screen.getByLabelText('Server port')).toHaveValue('');

    await selectOption(screen.getByLabelText('Transfer type'), 'API');
    expect(screen.getByLabelText('Server address')).toHaveValue('');
    await type('Server address', 'https://api.wattle.example');
    await type('Authentication URL', 'https://auth.wattle.example');
    await type('API key', 'abc');
    await selectOption(screen.getByLabelText('Transfer type'), 'SFTP');
    await type('Server address', 'sftp.wattle.example');
    await type('Booking address', 'https://book.wattle.example');
    await press('Save');

    expect(await screen.findByText('Customer Carrier added successfully')).toBeInTheDocument();
    expect(sent('POST')[0]?.body).toMatchObject({
      server: 'sftp.wattle.example',
      serverAuth: null,
      apiKey: null,
      password: null,
    });
  });

  it('H57 asks for no server if data transfer is optional and none is selected', async () => {
    const optional = { ...wattle, isDataTransferRequired: false, bookingIntegrationType: 'NA' };
    const sent = await add(undefined, optional);
    await selectOption(screen.getByLabelText('Transfer type'), 'None');
    expect(screen.queryByLabelText('Server address')).toBeNull();
    await press('Save');

    expect(await screen.findByText('Customer Carrier added successfully')).toBeInTheDocument();
    expect(sent('POST')[0]?.body).toMatchObject({ transferType: null, server: null });
  });

  it('CARRIER-66 shows why it was not added', async () => {
    await add(failed, { ...wattle, bookingIntegrationType: 'NA' });
    await type('Server address', 'sftp.wattle.example');
    await press('Save');
    expect(await screen.findByText('Error adding new Customer Carrier')).toBeVisible();
    expect(screen.getByLabelText('Server address')).toHaveValue('sftp.wattle.example');
  });

  it('CARRIER-24 is empty when opened again', async () => {
    await add();
    await type('Server address', 'left behind');
    await press('Cancel');
    await press('Leave');
    await waitFor(() => {
      expect(screen.queryByLabelText('Server address')).toBeNull();
    });
    await press('Add');
    expect(await screen.findByLabelText('Carrier', { selector: 'select' })).toHaveValue('');
  });
});
