import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import {
  bassLink,
  carrierKeeper,
  openCarriers as open,
  press,
  selectCarrier,
  shownCarriers,
} from '../../../test/carriers-page';
import { carrierOf, customerCarrierOf } from '../../../test/carriers';
import { noBrowserLayout } from '../../../test/layout';
import { currentAddress } from '../../../test/render-app';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const failed = { status: 500, body: { message: '' } };
const verbs = ['Edit', 'Rules & Fees', 'Carrier cut off', 'DELETE'];

describe('the customer carriers', () => {
  it('CARRIER-01 CARRIER-02 CARRIER-03 CARRIER-04 CARRIER-05 CARRIER-06 CARRIER-07 CARRIER-09 come with how they are reached, ten a page', async () => {
    const sent = open({
      carriers: [
        customerCarrierOf({
          bookingServer: 'https://book.tasman.example',
          formattedBookingType: 'BOOKING API',
        }),
      ],
    });
    expect(await screen.findByText('Tasman Linehaul')).toBeVisible();

    for (const text of [
      'Road Express, Overnight',
      'SFTP',
      'sftp.tasman.example',
      'BOOKING API',
      'https://book.tasman.example',
      'coastline',
    ])
      expect(screen.getByText(text)).toBeVisible();
    const headers = screen.getAllByRole('columnheader', { hidden: true });
    expect(headers.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
      'Select',
      'Carrier',
      'Service Types',
      'Transfer Type',
      'Server',
      'Booking Type',
      'Booking Server',
      'Username',
      'View Clients',
    ]);
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    expect(Object.fromEntries(sent('GET')[0]!.params)).toEqual({
      customerId: '9',
      permission: 'READ_CUSTOMER_CARRIER',
    });
  });

  it('CARRIER-09 are sorted and searched here, and selected one at a time', async () => {
    open();
    await selectCarrier('Tasman Linehaul');
    await selectCarrier('Bass Link');
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(shownCarriers()).toEqual(['Bass Link', 'Tasman Linehaul']);

    await userEvent.click(screen.getAllByText('Carrier')[0]!);
    await waitFor(() => {
      expect(shownCarriers()).toEqual(['Tasman Linehaul', 'Bass Link']);
    });
    await userEvent.type(screen.getByLabelText('Search carriers'), 'bass.ex');
    await waitFor(() => {
      expect(shownCarriers()).toEqual(['Bass Link']);
    });
  });

  it('CARRIER-10 CARRIER-11 CARRIER-12 CARRIER-13 CARRIER-14 CARRIER-15 offer what may be done, once a row is selected', async () => {
    open();
    await screen.findByText('Bass Link');
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Generic Carrier' })).toBeVisible();
    for (const name of verbs) expect(screen.queryByRole('button', { name })).toBeNull();

    await selectCarrier('Bass Link');
    for (const name of verbs) expect(screen.getByRole('button', { name })).toBeVisible();
    await press('Rules & Fees');
    expect(currentAddress()).toContain('rules=customer-carrier-22');
  });

  it('CARRIER-10 CARRIER-11 CARRIER-12 CARRIER-15 offer a reader only to look', async () => {
    open({ permissions: ['READ_CUSTOMER_CARRIER'] });
    await selectCarrier('Bass Link');
    for (const name of ['Add', 'Add Generic Carrier', ...verbs])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await press('View');

    const dialog = await screen.findByRole('dialog', { name: 'Customer carrier' });
    expect(within(dialog).getByLabelText('Server address')).toHaveAttribute('readonly');
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Show Password' })).toBeNull();
  });

  it('CARRIER-08 CARRIER-19 CARRIER-65 show which clients send with a carrier', async () => {
    open({
      more: {
        'GET client/by-customer-carrier/22': {
          body: [{ name: 'Banksia Homewares', isManifestingActive: false }],
        },
      },
    });
    await userEvent.click(await screen.findByLabelText('View Clients Bass Link'));
    expect(await screen.findByText('Banksia Homewares')).toBeVisible();
    expect(screen.getByText('Not manifesting')).toBeVisible();
  });

  it('CARRIER-16 say that there are none', async () => {
    open({ carriers: [] });
    expect(await screen.findByText('No Customer-Carrier relationship found')).toBeVisible();
  });

  it('can be asked for again when they could not be read', async () => {
    open({ more: { 'GET customer-carrier': failed } });
    expect(await screen.findByText('The carriers could not be read')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each([
    [{ status: 204 }, 'Customer Carrier deleted successfully'],
    [failed, 'Error deleting Customer Carrier'],
  ])(
    'CARRIER-15 CARRIER-17 CARRIER-30 CARRIER-68 are deleted after a warning',
    async (answer, words) => {
      const sent = open({ more: { 'DELETE customer-carrier/22': answer } });
      await selectCarrier('Bass Link');
      await press('DELETE');
      expect(
        await screen.findByText(
          /customer carrier accounts, client carrier accounts, rate cards and prefixes are also removed and cannot be recovered/,
        ),
      ).toBeVisible();
      await press('Delete');

      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(sent('DELETE')).toHaveLength(1);
    },
  );
});

describe('a generic carrier', () => {
  async function add(answer: object) {
    const sent = open({ more: { 'POST customer-carrier/generic': answer } });
    await press('Add Generic Carrier');
    await press('Add carrier');
    expect(
      screen.getByText('Custom Carrier Name should be between 3 - 42 characters'),
    ).toBeVisible();
    expect(
      screen.getByText('Custom Carrier Display Name should be between 3 - 42 characters'),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name'), 'West Side');
    await userEvent.type(screen.getByLabelText('Display name'), 'West Side Haulage');
    expect(screen.getByText(/cc_West_Side when uploading zones and rate cards/)).toBeVisible();
    await press('Add carrier');
    return sent;
  }

  it('CARRIER-28 CARRIER-48 CARRIER-49 CARRIER-50 CARRIER-51 CARRIER-52 CARRIER-53 is added by its two names, and the newest come first', async () => {
    const sent = await add({ body: bassLink });
    expect(
      await screen.findByText('Generic Customer Carrier added successfully'),
    ).toBeInTheDocument();
    expect(sent('POST')[0]).toMatchObject({
      body: { name: 'West Side', displayName: 'West Side Haulage' },
    });
    expect(sent('POST')[0]?.params.get('customerId')).toBe('9');
    await waitFor(() => {
      expect(currentAddress()).toContain('sort=createdAt%2CDESC');
    });
  });

  it.each([
    [failed, 'Error adding new Generic Customer Carrier'],
    [
      { status: 409, body: { message: 'A carrier with this name already exists' } },
      'A carrier with this name already exists',
    ],
  ])('CARRIER-53 says why it was not added', async (answer, words) => {
    await add(answer);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('the cut-off of a carrier', () => {
  const linked = { id: 22, cutOffDay: 1, cutOffTime: '11:00', isCarrierLinked: true };
  const own = customerCarrierOf({
    id: 22,
    carrier: carrierOf({ displayName: 'Bass Link' }),
    derivedCarrierCutOff: linked,
  });

  async function openCutOff(opening: Parameters<typeof open>[0]) {
    const sent = open(opening);
    await selectCarrier('Bass Link');
    await press('Carrier cut off');
    await screen.findByRole('dialog', { name: 'Cut-off of Bass Link' });
    return sent;
  }

  it('CARRIER-23 CARRIER-56 CARRIER-57 CARRIER-60 CARRIER-61 CARRIER-62 CARRIER-63 becomes one of the customer\u2019s own', async () => {
    const sent = await openCutOff({
      carriers: [{ ...bassLink, derivedCarrierCutOff: { ...linked, isCarrierLinked: false } }],
      more: { 'POST customer-carrier/cut-off': { body: linked } },
    });
    await userEvent.selectOptions(screen.getByLabelText('Pickup'), 'Same day pickup');
    await userEvent.selectOptions(screen.getByLabelText('Cut-off time'), '03:45 pm');
    expect(screen.getByText(/^Orders until 03:45 pm are picked up the same day/)).toBeVisible();
    await press('Save');

    expect(await screen.findByText('Successfully updated carrier cut off')).toBeInTheDocument();
    const [request] = sent('POST');
    expect(request?.params.get('customerCarrierId')).toBe('22');
    expect(request?.body).toEqual({ id: 22, cutOffDay: 0, cutOffTime: '15:45' });
    await waitFor(() => {
      expect(sent('GET').filter(({ path }) => path === 'customer-carrier')).toHaveLength(2);
    });
  });

  it('CARRIER-54 CARRIER-55 CARRIER-59 is changed without its id, and needs both', async () => {
    const sent = await openCutOff({
      carriers: [own],
      more: { 'PUT customer-carrier/cut-off': { body: linked } },
    });
    await userEvent.selectOptions(screen.getByLabelText('Pickup'), 'Select a day');
    await userEvent.selectOptions(screen.getByLabelText('Cut-off time'), 'Select a time');
    await press('Save');
    expect(screen.getByText('Cut off day must be selected')).toBeVisible();
    expect(screen.getByText('Cut off time must be selected')).toBeVisible();

    await userEvent.selectOptions(screen.getByLabelText('Pickup'), 'Next business day');
    await userEvent.selectOptions(screen.getByLabelText('Cut-off time'), '09:00 am');
    await press('Save');
    expect(await screen.findByText('Successfully updated carrier cut off')).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toEqual({ cutOffDay: 1, cutOffTime: '09:00' });
  });

  it('CARRIER-58 is only shown to whoever may not keep it', async () => {
    await openCutOff({
      carriers: [own],
      permissions: carrierKeeper.filter((name) => name !== 'UPDATE_CARRIER_CUT_OFF'),
    });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByLabelText('Pickup')).toBeDisabled();
  });

  it('CARRIER-63 notes a failure, and keeps what was chosen', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openCutOff({ carriers: [own], more: { 'PUT customer-carrier/cut-off': failed } });
    await press('Save');

    expect(await screen.findByText('The cut-off could not be saved')).toBeVisible();
    expect(warned).toHaveBeenCalled();
    expect(screen.getByLabelText('Cut-off time')).toHaveValue('11:00');
  });
});
