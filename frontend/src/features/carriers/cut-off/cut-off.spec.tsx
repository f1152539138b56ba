import { screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';

import {
  bassLink,
  carrierAdminSession,
  openCarriers as open,
  press,
  selectCarrier,
} from '../../../../test/carriers-page';
import { carrierOf, customerCarrierOf } from '../../../../test/carriers';
import { noBrowserLayout } from '../../../../test/layout';
import { selectOption } from '../../../../test/select-option';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const failed = { status: 500, body: { message: '' } };

describe('carrier cut-off', () => {
  const linked = { id: 22, version: 1, cutOffDay: 1, cutOffTime: '11:00', isCarrierLinked: true };
  const own = customerCarrierOf({
    id: 22,
    carrier: carrierOf({ displayName: 'Bass Link' }),
    derivedCarrierCutOff: linked,
  });

  async function openCutOff(opening: Parameters<typeof open>[0]) {
    const sent = open(opening);
    await selectCarrier('Bass Link');
    await press('Carrier cut off');
    await screen.findByRole('dialog', { name: 'Bass Link cut-off' });
    return sent;
  }

  it('CARRIER-23 CARRIER-56 CARRIER-57 CARRIER-60 CARRIER-61 CARRIER-62 CARRIER-63 is created for the customer', async () => {
    const sent = await openCutOff({
      carriers: [{ ...bassLink, derivedCarrierCutOff: { ...linked, isCarrierLinked: false } }],
      more: { 'POST customer-carrier/cut-off': { body: linked } },
    });
    await selectOption(screen.getByLabelText('Pickup'), 'Same day pickup');
    await selectOption(screen.getByLabelText('Cut-off time'), '03:45 pm');
    expect(screen.getByText(/^Manifested by 03:45 pm: picked up the same day/)).toBeVisible();
    await press('Save');

    expect(await screen.findByText('Successfully updated carrier cut off')).toBeInTheDocument();
    const [request] = sent('POST');
    expect(request?.params.get('customerCarrierId')).toBe('22');
    expect(request?.body).toEqual({
      id: 22,
      version: 1,
      cutOffDay: 0,
      cutOffTime: '15:45',
    });
    await waitFor(() => {
      expect(sent('GET').filter(({ path }) => path === 'customer-carrier')).toHaveLength(2);
    });
  });

  it('CARRIER-54 CARRIER-55 CARRIER-59 is changed without its id, and requires both fields', async () => {
    const sent = await openCutOff({
      carriers: [own],
      more: { 'PUT customer-carrier/cut-off': { body: linked } },
    });
    await selectOption(screen.getByLabelText('Pickup'), 'Select a day');
    await selectOption(screen.getByLabelText('Cut-off time'), 'Select a time');
    await press('Save');
    expect(screen.getByText('Cut off day must be selected')).toBeVisible();
    expect(screen.getByText('Cut off time must be selected')).toBeVisible();

    await selectOption(screen.getByLabelText('Pickup'), 'Next business day');
    await selectOption(screen.getByLabelText('Cut-off time'), '09:00 am');
    await press('Save');
    expect(await screen.findByText('Successfully updated carrier cut off')).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toEqual({ version: 1, cutOffDay: 1, cutOffTime: '09:00' });
  });

  it('CARRIER-58 is read-only without permission', async () => {
    await openCutOff({
      carriers: [own],
      permissions: carrierAdminSession.filter((name) => name !== 'UPDATE_CARRIER_CUT_OFF'),
    });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByLabelText('Pickup')).toBeDisabled();
  });

  it('CARRIER-63 shows an error and keeps the input', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openCutOff({ carriers: [own], more: { 'PUT customer-carrier/cut-off': failed } });
    await press('Save');

    expect(await screen.findByText('The cut-off could not be saved')).toBeVisible();
    expect(warned).toHaveBeenCalled();
    expect(screen.getByLabelText('Cut-off time')).toHaveValue('11:00');
  });
});
