import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import {
  clientAccountOf,
  openClientAccounts as open,
  press,
  rateCard,
  selectAccount,
} from '../../../../test/client-accounts';
import { noBrowserLayout } from '../../../../test/layout';

noBrowserLayout();
afterEach(() => {
  jest.restoreAllMocks();
  toast.dismiss();
});

const rejected = { status: 409, body: { message: 'The server says no' } };

describe('rate cards of an account', () => {
  const expand = async () =>
    userEvent.click(await screen.findByLabelText('Details of Tasman Linehaul COAST1'));

  it('ACCT-54 ACCT-72 ACCT-73 are shown below its row', async () => {
    open();
    await expand();
    const table = await screen.findByRole('table', { name: 'Rate cards Tasman Linehaul COAST1' });
    for (const text of ['Road Express', '42', 'KG, ITEM'])
      expect(within(table).getByText(text)).toBeVisible();
  });

  it('ACCT-75 ACCT-77 have buttons that name each version of a service', async () => {
    const newer = { ...rateCard, createdAt: '2026-09-02T03:04:55.000Z' };
    open({ accounts: [clientAccountOf({ rateCardDetails: [newer, rateCard] })] });
    await expand();
    for (const verb of ['Delete', 'Download'])
      for (const at of ['01:04:05 pm', '01:04:55 pm'])
        expect(
          await screen.findByRole('button', {
            name: `${verb} Road Express, uploaded 02/09/2026 ${at}`,
          }),
        ).toBeVisible();
  });

  it("H66 ACCT-77 are downloaded as files named by the upload day in the user's time zone", async () => {
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:rates';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const late = { ...rateCard, createdAt: '2026-09-02T20:00:00.000Z' };
    open({
      accounts: [clientAccountOf({ rateCardDetails: [late] })],
      more: { 'GET rate-card/download': { body: 'rates' } },
    });
    await expand();
    await userEvent.click(await screen.findByLabelText(/^Download Road Express/));

    await waitFor(() => {
      expect(names).toEqual(['Road Express 2026-09-03.xlsx']);
    });
  });

  it('ACCT-75 ACCT-76 collapse the row when the last of them is deleted', async () => {
    const server = open({ more: { 'DELETE rate-card': { status: 204 } } });
    await expand();
    await userEvent.click(await screen.findByLabelText(/^Delete Road Express/));
    server.nowListed([clientAccountOf({ rateCards: false, rateCardDetails: [] })]);
    await press('Delete');

    await waitFor(() => {
      expect(screen.queryByRole('table')).toBeNull();
    });
    expect(screen.queryByLabelText(/Details of/)).toBeNull();
    expect(Object.fromEntries(server.sent('DELETE')[0]!.params)).toEqual({
      clientCarrierAccountId: '7',
      serviceTypeId: '31',
      createdAt: rateCard.createdAt,
    });
  });

  it("ACCT-78 show the server's errors of a deletion and a download", async () => {
    open({
      more: {
        'DELETE rate-card': rejected,
        'GET rate-card/download': { ...rejected, body: { message: 'No such file' } },
      },
    });
    await expand();
    await userEvent.click(await screen.findByLabelText(/^Delete Road Express/));
    await press('Delete');
    expect(await screen.findByText('The server says no')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText(/^Download Road Express/));
    expect(await screen.findByText('No such file')).toBeInTheDocument();
  });

  it("ACCT-74 ACCT-78 are uploaded for the account, showing the server's errors", async () => {
    const { sent } = open({ more: { 'POST rate-card/bulk-rate-card-upload': rejected } });
    await selectAccount();
    await press('Upload rate card');
    await screen.findByRole('dialog', { name: 'Upload rates for Tasman Linehaul COAST1' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, new File(['x'], 'rates.csv', { type: 'text/csv' }));
    await press('Upload');

    expect(await screen.findByText('The server says no')).toBeVisible();
    expect(sent('POST')).toHaveLength(1);
  });
});
