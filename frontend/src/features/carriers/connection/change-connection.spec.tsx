import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import {
  openCarriers as open,
  press,
  shownCarriers,
  type CarriersOpening,
} from '../../../../test/carriers-page';
import { customerCarrierOf } from '../../../../test/carriers';
import { heldResponse } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { selectOption } from '../../../../test/select-option';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const failed = { status: 500, body: { message: '' } };
const type = async (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text);

describe('changing a customer carrier', () => {
  async function edit(more: CarriersOpening['more']) {
    const sent = open({ ...(more && { more }) });
    await press('Tasman Linehaul');
    await screen.findByRole('dialog', { name: 'Edit customer carrier' });
    return sent;
  }

  it('CARRIER-21 CARRIER-29 CARRIER-38 CARRIER-67 keeps its secrets and moves it to the top', async () => {
    const sent = await edit({ 'PUT customer-carrier': { body: customerCarrierOf() } });
    expect(screen.getByLabelText('Server address')).toHaveValue('sftp.tasman.example');
    await type('Server path', '/in');
    expect(shownCarriers()[0]).toBe('Bass Link');
    await press('Save');

    expect(await screen.findByText('Customer Carrier updated successfully')).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toMatchObject({ id: 21, path: '/in', port: 22, password: null });
    await waitFor(() => {
      expect(shownCarriers()[0]).toBe('Tasman Linehaul');
    });
  });

  it('CARRIER-29 does not move it to the top after its form was closed', async () => {
    const saving = heldResponse();
    await edit({ 'PUT customer-carrier': saving.endpoint });
    await type('Server path', '/in');
    await press('Save');
    await press('Cancel');
    await press('Leave');
    saving.send({ body: customerCarrierOf() });

    expect(await screen.findByText('Customer Carrier updated successfully')).toBeInTheDocument();
    expect(shownCarriers()[0]).toBe('Bass Link');
  });

  it('H70 asks for the password again when the transfer method changes', async () => {
    await edit({});
    await selectOption(screen.getByLabelText('Transfer type'), 'API');
    expect(screen.getByLabelText(/^Password/)).not.toHaveAttribute('placeholder', '••••••••');
    await selectOption(screen.getByLabelText('Transfer type'), 'SFTP');
    expect(screen.getByLabelText('Server address')).toHaveValue('sftp.tasman.example');
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('placeholder', '••••••••');
  });

  it('CARRIER-67 shows why it was not changed', async () => {
    await edit({ 'PUT customer-carrier': failed });
    await type('Server path', '/in');
    await press('Save');
    expect(await screen.findByText('Error updating Customer Carrier')).toBeVisible();
  });

  it('CARRIER-31 CARRIER-32 shows a stored secret on request, and hides it again', async () => {
    const sent = await edit({ 'POST customer-carrier/decryptString': { body: 'open sesame' } });
    const box = screen.getByLabelText(/^Password/);
    expect(box).toHaveValue('');
    expect(box).toHaveAttribute('placeholder', '••••••••');
    expect(sent('POST')).toEqual([]);

    await press('Show Password');
    await waitFor(() => {
      expect(box).toHaveValue('open sesame');
    });
    expect(sent('POST')[0]?.body).toEqual({ input: 'k1.sealed', salt: 'grain' });
    await press('Hide Password');
    expect(box).toHaveValue('');
    expect(box).toHaveAttribute('type', 'password');
  });

  it('keeps a new password masked when the stored one is revealed late', async () => {
    const revealing = heldResponse();
    const sent = await edit({ 'POST customer-carrier/decryptString': revealing.endpoint });
    await press('Show Password');
    await type('Password', 'new secret');
    revealing.send({ body: 'open sesame' });
    await waitFor(() => {
      expect(sent('POST')).toHaveLength(1);
    });
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    });

    const box = screen.getByLabelText(/^Password/);
    expect(box).toHaveValue('new secret');
    expect(box).toHaveAttribute('type', 'password');
  });
});
