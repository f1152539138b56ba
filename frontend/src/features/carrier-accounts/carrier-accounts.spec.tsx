import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { adminSession, openAccounts as open, press, select } from '../../../test/carrier-accounts';
import { accountOf } from '../../../test/carriers';
import { heldResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { currentUrl } from '../../../test/render-app';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();
const failed = { status: 500, body: { message: '' } };
afterEach(() => {
  toast.dismiss();
});

describe('carrier accounts', () => {
  it('ACCT-01 ACCT-02 ACCT-03 ACCT-10 ACCT-22 show carrier and number, ten to a page', async () => {
    const { listings } = open();

    expect(await screen.findByText('COAST1')).toBeVisible();
    expect(screen.getByText('Change your customer carrier accounts here')).toBeVisible();
    const headers = screen.getAllByRole('columnheader', { hidden: true });
    expect(headers.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Carrier', 'Account Number', 'View Clients']),
    );
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    expect(Object.fromEntries(listings()[0]!.params)).toEqual({
      customerId: '9',
      permission: 'READ_CUSTOMER_CARRIER_ACCOUNT',
      sort: 'displayName,ASC',
    });

    await userEvent.click(screen.getByText('Account Number'));
    await waitFor(() => {
      expect(listings().at(-1)?.params.get('sort')).toBe('accountNumber,ASC');
    });
  });

  it('ACCT-10 are searched by carrier, number and prefix', async () => {
    open();
    await screen.findByText('BASS77');
    await userEvent.type(screen.getByLabelText('Search carrier accounts'), 'tlx');

    await waitFor(() => {
      expect(screen.queryByText('BASS77')).toBeNull();
    });
    expect(screen.getByText('COAST1')).toBeVisible();
  });

  it('ACCT-05 ACCT-06 ACCT-07 ACCT-08 ACCT-09 ACCT-11 are read-only without further permissions', async () => {
    open({ permissions: ['READ_CUSTOMER_CARRIER_ACCOUNT'] });
    expect(await screen.findByText('COAST1')).toBeVisible();

    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
    for (const name of ['ADD', 'EDIT', 'Rules & Fees', 'ADD PREFIX', 'DELETE'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByLabelText(/Details of/)).toBeNull();
  });

  it('ACCT-07 ACCT-12 open the Rules & Fees of the account', async () => {
    open();
    await select('COAST1');
    await press('Rules & Fees');

    expect(currentUrl()).toContain('rules=customer-carrier-account-5');
  });

  it('ACCT-04 ACCT-15 show the clients that ship on the account', async () => {
    open({
      more: {
        'GET client/by-customer-carrier-account/5': {
          body: [{ name: 'Banksia Homewares', isManifestingActive: true }],
        },
      },
    });
    await userEvent.click(await screen.findByLabelText('View Clients Tasman Linehaul COAST1'));

    const dialog = await screen.findByRole('dialog', {
      name: 'Clients shipping with Tasman Linehaul COAST1',
    });
    expect(await within(dialog).findByText('Banksia Homewares')).toBeVisible();
    expect(within(dialog).getByText('Manifesting')).toBeVisible();
  });

  it('ACCT-14 say when no client ships on the account', async () => {
    open({ more: { 'GET client/by-customer-carrier-account/5': { body: [] } } });
    await userEvent.click(await screen.findByLabelText('View Clients Tasman Linehaul COAST1'));

    expect(await screen.findByText('No Client-Carrier accounts found')).toBeVisible();
  });

  it('ACCT-13 show an empty state', async () => {
    open({ accounts: [] });
    expect(await screen.findByText('No Customer-Carrier accounts found')).toBeVisible();
  });

  it('can be retried after an error', async () => {
    open({ more: { 'GET customer-carrier-account': failed } });
    expect(await screen.findByText('The carrier accounts could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('wait until a super admin has selected a customer', async () => {
    const { listings } = open({ permissions: [...adminSession, 'SUPER_ADMIN_CONTENT'] });
    await screen.findByRole('option', { name: 'Coastline Freight' });
    expect(listings()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'ADD' })).toBeNull();
    await selectOption(screen.getByLabelText('Customer'), 'Coastline Freight');

    expect(await screen.findByText('COAST1')).toBeVisible();
    expect(currentUrl()).toContain('customer=9');
  });

  it('of the previous customer are not shown under the name of the next one', async () => {
    const accounts = [accountOf()];
    const next = heldResponse();
    open({
      permissions: [...adminSession, 'SUPER_ADMIN_CONTENT'],
      at: '/carrier-account/list?customer=9',
      more: {
        'GET customer/list': {
          body: [
            { id: 9, name: 'Coastline' },
            { id: 10, name: 'Tasman' },
          ],
        },
        'GET customer-carrier-account': ({ params }) =>
          params.get('customerId') === '9' ? { body: { accounts } } : next.endpoint(),
      },
    });
    expect(await screen.findByText('COAST1')).toBeVisible();
    await selectOption(screen.getByLabelText('Customer'), 'Tasman');

    await waitFor(() => {
      expect(currentUrl()).toContain('customer=10');
    });
    expect(screen.queryByText('COAST1')).toBeNull();
  });
});

describe('carrier account form', () => {
  it('H76 says why there is no carrier to select', async () => {
    open({ more: { 'GET customer-carrier': { body: { customerCarriers: [] } } } });
    await press('ADD');

    expect(
      await screen.findByText('No carriers yet. Add one on the Carriers page first.'),
    ).toBeVisible();
  });

  it('ACCT-19 ACCT-20 ACCT-21 ACCT-23 ACCT-26 adds one with its carrier and shows it first', async () => {
    const { sent, listings } = open({
      more: { 'POST customer-carrier-account': { body: accountOf() } },
    });
    await screen.findByText('COAST1');
    await press('ADD');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByText('Must select a carrier')).toBeVisible();
    expect(screen.getByText('Must enter an Account Number')).toBeVisible();

    await selectOption(screen.getByLabelText('Carrier', { selector: 'select' }), 'Tasman Linehaul');
    await userEvent.type(screen.getByLabelText('Account number'), ' coast2 ');
    await press('Save');

    expect(
      await screen.findByText('Customer Carrier Account added successfully'),
    ).toBeInTheDocument();
    expect(sent('POST')[0]?.body).toEqual({
      id: null,
      customerCarrier: { id: 21 },
      accountNumber: 'coast2',
    });
    await waitFor(() => {
      expect(currentUrl()).toContain('sort=createdAt%2CDESC');
    });
    expect(listings().at(-1)?.params.get('sort')).toBe('createdAt,DESC');
  });

  it('does not change the sort order when the response arrives after its form was closed', async () => {
    const adding = heldResponse();
    open({ more: { 'POST customer-carrier-account': adding.endpoint } });
    await screen.findByText('COAST1');
    await press('ADD');
    await selectOption(
      await screen.findByLabelText('Carrier', { selector: 'select' }),
      'Tasman Linehaul',
    );
    await userEvent.type(screen.getByLabelText('Account number'), 'coast2');
    await press('Save');
    await press('Cancel');
    await press('Leave');
    adding.send({ body: accountOf() });

    expect(
      await screen.findByText('Customer Carrier Account added successfully'),
    ).toBeInTheDocument();
    expect(currentUrl()).toBe('/carrier-account/list');
  });

  it('H70 clears the number typed for another carrier', async () => {
    open();
    await screen.findByText('COAST1');
    await press('ADD');
    const carrier = await screen.findByLabelText('Carrier', { selector: 'select' });
    const box = screen.getByLabelText('Account number');
    await userEvent.type(box, 'coast2');
    await selectOption(carrier, 'Tasman Linehaul');
    expect(box).toHaveValue('coast2');
    await selectOption(carrier, '');
    expect(box).toHaveValue('');
  });

  it('ACCT-26 ACCT-27 changes the number, and keeps the input when the server rejects it', async () => {
    const message = 'This carrier account already exists';
    const { sent } = open({
      more: { 'PUT customer-carrier-account': { status: 409, body: { message } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tasman Linehaul' }));
    const box = await screen.findByLabelText('Account number');
    await userEvent.clear(box);
    await userEvent.type(box, 'COAST9');
    await press('Save');

    expect(await screen.findByText(message)).toBeVisible();
    expect(box).toHaveValue('COAST9');
    expect(sent('PUT')[0]?.body).toMatchObject({ id: 5, accountNumber: 'COAST9' });
  });

  it.each([
    [{ status: 204 }, 'Customer Carrier Account deleted successfully'],
    [failed, 'Error deleting Customer Carrier Account'],
  ])('ACCT-09 ACCT-26 ACCT-27 is deleted after confirmation', async (result, words) => {
    const { sent } = open({ more: { 'DELETE customer-carrier-account': result } });
    await select('COAST1');
    await press('DELETE');
    expect(await screen.findByText(/Its prefixes, client accounts/)).toBeVisible();
    await press('Delete');

    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(Object.fromEntries(sent('DELETE')[0]!.params)).toEqual({
      id: '5',
      customerId: '9',
      version: '1',
    });
  });
});
