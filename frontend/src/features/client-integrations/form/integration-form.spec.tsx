import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { files, openIntegrations, press, type } from '../../../../test/integrations-page';
import { noBrowserLayout } from '../../../../test/layout';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

describe('adding an integration', () => {
  const add = async () => {
    await screen.findByText('files.banksia.example');
    await press('Add');
    return screen.findByRole('dialog', { name: 'Create Client Integration' });
  };

  it('INTEG-14 INTEG-15 INTEG-16 INTEG-23 INTEG-27 defaults to XML over SFTP at port 22', async () => {
    openIntegrations();
    const dialog = await add();

    expect(within(dialog).getByRole('radio', { name: 'XML' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'SFTP' })).toBeChecked();
    expect(screen.getByLabelText('Port')).toHaveValue('22');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'FTP' }));
    expect(screen.getByLabelText('Port')).toHaveValue('21');
    type('Port', '990');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'SFTP' }));
    expect(screen.getByLabelText('Port')).toHaveValue('990');
    for (const name of ['CSV', 'JSON', 'SCP', 'API'])
      expect(within(dialog).getByRole('radio', { name })).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it.each([
    ['INTEG-17 INTEG-25', 'Server', 'no host', 'Must enter a valid server hostname/IP.'],
    ['H82', 'Server', 'http://files.example', 'Must enter a valid server hostname/IP.'],
    ['INTEG-18 INTEG-26', 'Port', '65536', 'Must enter a valid Server Port'],
    ['INTEG-18 INTEG-26', 'Port', '0', 'Must enter a valid Server Port'],
    ['INTEG-19 INTEG-28', 'Username', ' ', 'Must enter a valid Username.'],
    ['INTEG-20 INTEG-29', 'Password', '', 'Must enter a valid Password.'],
    [
      'INTEG-21 INTEG-31',
      'Notification Email optional',
      'nobody',
      'Must enter a valid Email address.',
    ],
    ['INTEG-22 INTEG-30', 'Path optional', 'a|b', 'Must enter a valid Path.'],
    ['H82', 'Path optional', '../orders', 'Must enter a valid Path.'],
  ])(
    '%s INTEG-32 shows the error of %j when %s loses the focus',
    async (...[, label, text, words]) => {
      openIntegrations();
      await add();
      type(label, text);
      expect(screen.queryByText(words)).not.toBeInTheDocument();
      fireEvent.blur(screen.getByLabelText(label));

      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('INTEG-32 INTEG-35 INTEG-36 validates on save, then sends the input', async () => {
    const seen = openIntegrations({ more: { 'POST client-integration': { body: files } } });
    await add();
    await press('Save');
    expect(await screen.findByText('Must enter a valid Username.')).toBeVisible();
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
    type('Server', ' files.acacia.example ');
    type('Username', 'acacia');
    type('Password', 'Eucalyptus 7');
    await press('Save');

    expect(await screen.findByText('Client Integration added successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      clientId: 11,
      integrationType: 'XML',
      transferType: 'SFTP',
      server: 'files.acacia.example',
      port: 22,
      username: 'acacia',
      password: 'Eucalyptus 7',
      path: null,
      notificationEmail: null,
    });
  });

  it('INTEG-24 is empty when opened again', async () => {
    openIntegrations();
    await add();
    type('Server', 'files.acacia.example');
    await press('Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await add();

    expect(screen.getByLabelText('Server')).toHaveValue('');
  });
});

describe('changing an integration', () => {
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'files.banksia.example' }));
    await screen.findByRole('dialog', { name: 'Update Client Integration' });
  };

  it('INTEG-34 shows the stored password on request, and hides it again', async () => {
    const seen = openIntegrations({
      more: { 'POST customer-carrier/decryptString': { body: 'Eucalyptus 7' } },
    });
    await edit();
    expect(screen.getByLabelText('Password')).toHaveAttribute('placeholder', '••••••••');
    await press('Show Password');

    expect(await screen.findByDisplayValue('Eucalyptus 7')).toBeVisible();
    const decryption = seen.find(({ path }) => path === 'customer-carrier/decryptString');
    expect(decryption?.body).toEqual({ input: 'ciphertext', salt: 'pinch' });
    await press('Hide Password');
    expect(screen.queryByDisplayValue('Eucalyptus 7')).not.toBeInTheDocument();
  });

  it('INTEG-24 INTEG-34 INTEG-36 keeps the stored password if none is entered', async () => {
    const seen = openIntegrations({ more: { 'PUT client-integration': { body: files } } });
    await edit();
    type('Port', '21');
    await press('Save');

    expect(await screen.findByText('Client Integration updated successfully')).toBeInTheDocument();
    const sent = seen.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toMatchObject({ id: 5, clientId: 11, port: 21, server: files.server });
    expect(sent).not.toHaveProperty('password');
  });

  it("INTEG-37 shows the server's error and keeps the input", async () => {
    const rejection = { status: 400, body: { message: 'That server is not reached' } };
    openIntegrations({ more: { 'PUT client-integration': rejection } });
    await edit();
    type('Server', 'other.example');
    await press('Save');

    expect(await screen.findByRole('alert')).toHaveTextContent('That server is not reached');
    expect(screen.getByLabelText('Server')).toHaveValue('other.example');
  });
});
