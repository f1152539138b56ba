import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import {
  accountOption,
  clientAccountOf,
  openClientAccounts as open,
  OPTIONS,
  press,
  selectAccount,
} from '../../../test/client-accounts';
import { heldResponse, type FakeResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { currentUrl } from '../../../test/render-app';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const rejected = { status: 409, body: { message: 'The server says no' } };

describe('carrier accounts of a client', () => {
  it('ACCT-57 show each block of numbers separately', async () => {
    const [inUse] = clientAccountOf().connoteAccountVariables;
    const block = (rangeStart: number, rangeEnd: number) => ({
      ...inUse,
      rangeLabel: `${rangeStart} - ${rangeEnd}`,
      rangeStart,
      rangeEnd,
    });
    open({
      accounts: [
        clientAccountOf({ connoteAccountVariables: [block(43, 45), block(31, 35)] as never }),
      ],
    });

    expect(await screen.findByText('31 - 35, 43 - 45')).toBeInTheDocument();
  });

  it('SHELL-17 ACCT-49 ACCT-54 ACCT-55 ACCT-68 show the numbers of each, with their usage', async () => {
    const { sent } = open();
    expect(await screen.findByText('TLX')).toBeVisible();

    for (const text of ['TL', '1 - 1000', '971', '97.10%', 'Client: Banksia Homewares'])
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    expect(screen.getByRole('meter', { hidden: true })).toHaveAttribute('data-tone', 'bad');
    expect(screen.getByText('about 12 days left at the current rate of use')).toBeInTheDocument();
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    expect(
      sent('GET')
        .find(({ path }) => path === 'client-carrier-account')
        ?.params.get('clientId'),
    ).toBe('4');
  });

  it('SHELL-17 ACCT-49 redirect without a client', async () => {
    open({ at: '/client/carrier-account?clientId=x' });
    await waitFor(() => {
      expect(currentUrl()).toBe('/error');
    });
  });

  it('ACCT-54 are searched in the browser', async () => {
    open({ accounts: [clientAccountOf(), clientAccountOf({ id: 8, accountNumber: 'OTHER' })] });
    await screen.findByText('OTHER');
    await userEvent.type(screen.getByLabelText('Search carrier accounts'), 'coast');
    await waitFor(() => {
      expect(screen.queryByText('OTHER')).toBeNull();
    });
  });

  it('ACCT-14 show an empty state', async () => {
    open({ accounts: [] });
    expect(await screen.findByText('No Client-Carrier accounts found')).toBeVisible();
  });

  it('ACCT-50 ACCT-51 ACCT-52 ACCT-53 ACCT-73 ACCT-74 are read-only without further permissions', async () => {
    open({ permissions: ['READ_CLIENT_CARRIER_ACCOUNT'] });
    expect(await screen.findByText('COAST1')).toBeVisible();
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
    for (const name of ['ADD', 'EDIT', 'Rules & Fees', 'Upload rate card', 'DELETE'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByLabelText(/Details of/)).toBeNull();
  });

  it('ACCT-51 open the Rules & Fees of the account', async () => {
    open();
    await selectAccount();
    await press('Rules & Fees');
    expect(currentUrl()).toContain('rules=client-carrier-account-7');
  });

  it.each([
    [{ status: 204 }, 'Carrier account deleted'],
    [rejected, 'The server says no'],
  ])('ACCT-53 ACCT-68 ACCT-70 are deleted after confirmation', async (result, words) => {
    open({ more: { 'DELETE client-carrier-account/7': result } });
    await selectAccount();
    await press('DELETE');
    await press('Delete');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('adding an account to a client', () => {
  it('ACCT-60 ACCT-61 ACCT-62 ACCT-64 ACCT-66 ACCT-67 ACCT-68 asks for the account and the number of connotes', async () => {
    const { sent } = open({
      at: '/client/carrier-account?clientId=4&sort=prefix%2CASC',
      more: { 'POST client-carrier-account': { body: clientAccountOf() } },
    });
    await press('ADD');
    await press('Create');
    expect(screen.getByText('Must select an account.')).toBeVisible();
    await selectOption(screen.getByLabelText('Account'), 'Tasman Linehaul, COAST2, TLY');
    expect(screen.getByText('Must select a validate number of connotes')).toBeVisible();
    const box = screen.getByLabelText('Number of connotes');
    await userEvent.type(box, '501');
    expect(screen.getByText('Only 500 connote numbers are left.')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, '500');
    await userEvent.click(screen.getByLabelText('Permanent booking'));
    await press('Create');

    expect(await screen.findByText('Carrier account added')).toBeInTheDocument();
    expect(sent('POST')[0]?.params.get('clientId')).toBe('4');
    expect(sent('POST')[0]?.body).toEqual({
      ...accountOption,
      rangeLength: 500,
      permanentBooking: true,
    });
    await waitFor(() => {
      expect(currentUrl()).not.toContain('sort');
    });
  });

  it('does not change the sort order when the response arrives after its form was closed', async () => {
    const adding = heldResponse();
    const at = '/client/carrier-account?clientId=4&sort=prefix%2CASC';
    open({ at, more: { 'POST client-carrier-account': adding.endpoint } });
    await press('ADD');
    await selectOption(await screen.findByLabelText('Account'), 'Tasman Linehaul, COAST2, TLY');
    await userEvent.type(screen.getByLabelText('Number of connotes'), '500');
    await press('Create');
    await press('Cancel');
    await press('Leave');
    adding.send({ body: clientAccountOf() });

    expect(await screen.findByText('Carrier account added')).toBeInTheDocument();
    expect(currentUrl()).toContain('sort=prefix');
  });

  it('H70 clears what was entered for another account', async () => {
    open();
    await press('ADD');
    const account = screen.getByLabelText('Account');
    await selectOption(account, 'Tasman Linehaul, COAST2, TLY');
    await userEvent.type(screen.getByLabelText('Number of connotes'), '500');
    await userEvent.click(screen.getByLabelText('Permanent booking'));
    await selectOption(account, '');
    expect(screen.getByLabelText('Number of connotes')).toHaveValue('');
    expect(screen.getByLabelText('Permanent booking')).not.toBeChecked();
  });

  it('ACCT-63 adds one connote if the carrier issues the numbers', async () => {
    const { sent } = open({
      more: {
        [OPTIONS]: { body: { accountOptions: [{ ...accountOption, apiBasedConnote: true }] } },
        'POST client-carrier-account': rejected,
      },
    });
    await press('ADD');
    await selectOption(await screen.findByLabelText('Account'), 'Tasman Linehaul, COAST2, TLY');
    expect(screen.getByLabelText('Number of connotes')).toBeDisabled();
    await press('Create');

    expect(await screen.findByText('The server says no')).toBeVisible();
    expect(sent('POST')[0]?.body).toMatchObject({ rangeLength: 1 });
  });

  it('does not replace a form opened while the accounts were loading', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    open({ more: { [OPTIONS]: () => new Promise((resolve) => (respond = resolve)) } });
    await screen.findByText('COAST1');
    await press('ADD');
    await press('Tasman Linehaul');
    await userEvent.type(await screen.findByLabelText(/^Connotes to add/), '20');
    await act(async () => {
      respond({ body: { accountOptions: [accountOption] } });
      await new Promise((resume) => setTimeout(resume));
    });

    expect(screen.getByLabelText(/^Connotes to add/)).toHaveValue('20');
  });

  it('ACCT-69 warns when there is no account to select', async () => {
    open({ more: { [OPTIONS]: { body: { accountOptions: [] } } } });
    await press('ADD');
    expect(await screen.findByText('No available accounts found')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe("changing a client's account", () => {
  it('ACCT-52 ACCT-60 ACCT-65 ACCT-66 ACCT-68 is sent only after a change', async () => {
    const { sent } = open({
      more: { 'PUT client-carrier-account/7': { body: clientAccountOf() } },
    });
    await selectAccount();
    await press('EDIT');
    await press('Update');
    expect(screen.getByText('Nothing has changed yet.')).toBeVisible();
    expect(sent('PUT')).toEqual([]);

    await userEvent.click(screen.getByLabelText('Permanent booking'));
    await press('Update');
    expect(await screen.findByText('Carrier account updated')).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toEqual({
      rangeLength: null,
      permanentBooking: true,
      version: 1,
    });
  });

  it('ACCT-64 ACCT-70 keeps the input when the server rejects it', async () => {
    open({ more: { 'PUT client-carrier-account/7': rejected } });
    await press('Tasman Linehaul');
    await userEvent.type(await screen.findByLabelText(/^Connotes to add/), '20');
    await press('Update');
    expect(await screen.findByText('The server says no')).toBeVisible();
    expect(screen.getByLabelText(/^Connotes to add/)).toHaveValue('20');
  });
});
