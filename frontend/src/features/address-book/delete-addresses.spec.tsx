import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { heldResponse, serverError } from '../../../test/fake-server';
import { receiver, sender } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { narrowScreen } from '../../../test/screen-size';
import { pageOf, open, other, rowOf, select } from './address-book.fixture';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

describe('deleting addresses', () => {
  const list = { 'GET address': { body: pageOf([receiver, sender, other]) } };
  const confirm = async () => {
    await userEvent.click(screen.getByText('Delete'));
    expect(await screen.findByText('Delete selected address(es)?')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /Torrens Building\nYou will not be able to recover the addresses once deleted\.$/,
    );
    await userEvent.click(screen.getByText('Yes, delete it!'));
  };

  it('ADDR-10 ADDR-12 ADDR-22 ADDR-23 ADDR-61 ADDR-62 deletes the selection and confirms it for five seconds', async () => {
    const shown = jest.spyOn(toast, 'custom');
    const seen = open({ more: { ...list, 'DELETE address': { status: 204 } } });
    await rowOf('Merri Creek Joinery');
    await userEvent.click(screen.getByLabelText(/select all/i));
    expect(await screen.findByLabelText('Selection')).toHaveTextContent('2 selected');
    await confirm();

    expect(await screen.findByText('Address(es) deleted successfully')).toBeInTheDocument();
    const sent = seen.find(({ method }) => method === 'DELETE')?.params;
    expect(sent?.get('ids')).toBe('2,3');
    expect(sent?.get('versions')).toBe(`${receiver.version},${other.version}`);
    expect(shown).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ duration: 5000 }),
    );
  });

  it('ADDR-10 ADDR-61 shows that a row could not be deleted, and keeps the selection', async () => {
    open({ more: { ...list, 'DELETE address': serverError } });
    await select('Torrens Building');
    await confirm();

    expect(await screen.findByText('Error deleting address(es)')).toBeInTheDocument();
    expect(screen.getByLabelText('Selection')).toHaveTextContent('1 selected');
  });

  it('keeps addresses that were selected while the deletion is pending', async () => {
    const deletion = heldResponse();
    open({ more: { ...list, 'DELETE address': deletion.endpoint } });
    await select('Torrens Building');
    await confirm();
    await select('Merri Creek Joinery');
    deletion.send({ status: 204 });

    expect(await screen.findByText('Address(es) deleted successfully')).toBeInTheDocument();
    expect(screen.getByLabelText('Selection')).toHaveTextContent('1 selected');
  });
});

describe('address book on a phone', () => {
  narrowScreen();

  it('ADDR-10 ADDR-12 selects and deletes', async () => {
    open();
    await userEvent.click(await screen.findByLabelText('Select Merri Creek Joinery'));

    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByText('Delete')).toBeEnabled();
    expect(screen.queryByLabelText(`Select ${sender.company}`)).toBeNull();
  });
});
