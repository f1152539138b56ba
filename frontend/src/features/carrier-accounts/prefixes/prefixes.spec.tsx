import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { openAccounts as open, press, select } from '../../../../test/carrier-accounts';
import { accountOf, carrierOf, prefixOf } from '../../../../test/carriers';
import type { FakeResponse } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const failed: FakeResponse = { status: 500, body: { message: '' } };

describe('prefixes of an account', () => {
  const expand = async () =>
    userEvent.click(await screen.findByLabelText('Details of Tasman Linehaul COAST1'));

  it('ACCT-11 ACCT-45 are shown below its row, with their usage', async () => {
    open();
    await expand();

    const table = await screen.findByRole('table', { name: 'Prefixes Tasman Linehaul COAST1' });
    for (const text of ['TLX', 'TL', '1 - 1001', '87.60%'])
      expect(within(table).getByText(text)).toBeVisible();
    expect(within(table).getByRole('meter')).toHaveAttribute('data-tone', 'warn');
  });

  it.each([
    [{ status: 204 }, 'Prefix deleted successfully'],
    [failed, 'Error deleting Prefix'],
    [
      { status: 409, body: { message: 'Prefix is in use by client carrier accounts' } },
      'Prefix is in use by client carrier accounts',
    ],
  ])('ACCT-12 ACCT-46 ACCT-48 are deleted after confirmation', async (response, words) => {
    const { sent } = open({ more: { 'DELETE customer-carrier-account/prefix': response } });
    await expand();
    await userEvent.click(await screen.findByLabelText('Delete TLX'));
    await press('Delete');

    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(Object.fromEntries(sent('DELETE')[0]!.params)).toEqual({ id: '71', customerId: '9' });
  });

  async function typePrefix(response: FakeResponse, account = accountOf({ prefixes: [] })) {
    const server = open({
      accounts: [account],
      more: { 'POST customer-carrier-account/prefix': response },
    });
    await select('COAST1');
    await press('ADD PREFIX');
    await userEvent.click(await screen.findByRole('button', { name: 'Add prefix' }));
    return server;
  }

  it('ACCT-08 ACCT-28 ACCT-31 ACCT-47 are added, with a sample connote', async () => {
    const { sent } = await typePrefix({ body: prefixOf() });
    expect(screen.getByText('Must enter a prefix')).toBeVisible();
    expect(screen.getByText('Master range start cannot be empty')).toBeVisible();

    await userEvent.type(screen.getByLabelText('Prefix'), 'tlx');
    await userEvent.type(screen.getByLabelText('First number'), '1');
    await userEvent.type(screen.getByLabelText('Last number'), '2500');
    expect(screen.getByText('TLX000001')).toBeVisible();
    expect(screen.getByText('TLX002500')).toBeVisible();
    await press('Add prefix');

    expect(await screen.findByText('Prefix added successfully')).toBeInTheDocument();
    expect(sent('POST')[0]?.body).toMatchObject({
      customerCarrierAccountId: 5,
      connotePrefix: 'TLX',
      connoteAbbreviation: null,
      masterRangeStart: 1,
      masterRangeEnd: 2500,
    });
  });

  it('ACCT-32 ACCT-40 ACCT-41 ACCT-44 have only the fields that the carrier uses', async () => {
    const carrier = carrierOf({
      totalConnoteLength: 12,
      hasItemNumber: true,
      hasSenderId: true,
    });
    await typePrefix(
      failed,
      accountOf({
        customerCarrier: { id: 21, carrier },
        apiBasedConnoteCarrier: true,
        prefixes: [],
      }),
    );

    expect(screen.queryByLabelText('First number')).toBeNull();
    expect(screen.getByText('Master item range start cannot be empty')).toBeVisible();
    expect(screen.getByText('Must enter a Sender ID')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Prefix'), 'TL');
    expect(screen.getByText('Tasman Linehaul Prefix must be 4 characters in length')).toBeVisible();
  });

  it('ACCT-47 show why one was not added', async () => {
    await typePrefix(failed, accountOf({ apiBasedConnoteCarrier: true, prefixes: [] }));
    await userEvent.type(screen.getByLabelText('Prefix'), 'TLX');
    await press('Add prefix');

    expect(await screen.findByText('Error updating Prefix')).toBeVisible();
  });
});
