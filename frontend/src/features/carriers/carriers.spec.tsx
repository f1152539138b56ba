import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import {
  openCarriers as open,
  press,
  selectCarrier,
  shownCarriers,
} from '../../../test/carriers-page';
import { customerCarrierOf } from '../../../test/carriers';
import { noBrowserLayout } from '../../../test/layout';
import { currentUrl } from '../../../test/render-app';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const failed = { status: 500, body: { message: '' } };
const actions = ['Edit', 'Rules & Fees', 'Carrier cut off', 'DELETE'];

describe('customer carriers', () => {
  it('CARRIER-01 CARRIER-02 CARRIER-03 CARRIER-04 CARRIER-05 CARRIER-06 CARRIER-07 CARRIER-09 show their connection, ten to a page', async () => {
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

  it('CARRIER-09 are sorted and searched in the browser, with single selection', async () => {
    open();
    await selectCarrier('Tasman Linehaul');
    await selectCarrier('Bass Link');
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent(
      '1 selectedBass Link',
    );
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

  it('CARRIER-10 CARRIER-11 CARRIER-12 CARRIER-13 CARRIER-14 CARRIER-15 offer actions once a row is selected', async () => {
    open();
    await screen.findByText('Bass Link');
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Generic Carrier' })).toBeVisible();
    for (const name of actions) expect(screen.queryByRole('button', { name })).toBeNull();

    await selectCarrier('Bass Link');
    for (const name of actions) expect(screen.getByRole('button', { name })).toBeVisible();
    await press('Rules & Fees');
    expect(currentUrl()).toContain('rules=customer-carrier-22');
  });

  it('CARRIER-10 CARRIER-11 CARRIER-12 CARRIER-15 are read-only without further permissions', async () => {
    open({ permissions: ['READ_CUSTOMER_CARRIER'] });
    await selectCarrier('Bass Link');
    for (const name of ['Add', 'Add Generic Carrier', ...actions])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await press('View');

    const dialog = await screen.findByRole('dialog', { name: 'Customer carrier' });
    expect(within(dialog).getByLabelText('Server address')).toHaveAttribute('readonly');
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Show Password' })).toBeNull();
  });

  it('CARRIER-08 CARRIER-19 CARRIER-65 show the clients that ship with a carrier', async () => {
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

  it('CARRIER-16 show an empty state', async () => {
    open({ carriers: [] });
    expect(await screen.findByText('No Customer-Carrier relationship found')).toBeVisible();
  });

  it('can be retried after an error', async () => {
    open({ more: { 'GET customer-carrier': failed } });
    expect(await screen.findByText('The carriers could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each([
    [{ status: 204 }, 'Customer Carrier deleted successfully'],
    [failed, 'Error deleting Customer Carrier'],
  ])(
    'CARRIER-15 CARRIER-17 CARRIER-30 CARRIER-68 are deleted after a warning',
    async (result, words) => {
      const sent = open({ more: { 'DELETE customer-carrier/22': result } });
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
