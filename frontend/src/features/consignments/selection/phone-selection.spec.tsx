import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { bar, openWith, setUpListLayout } from '../../../../test/consignment-list';
import { listed } from '../../../../test/freight';
import { narrowScreen } from '../../../../test/screen-size';
import { currentUrl } from '../../../../test/render-app';

setUpListLayout();
narrowScreen();

const check = async (connote: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${connote}` }));
const buttonsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const openMenu = async () => {
  await userEvent.click(within(await bar()).getByRole('button', { name: 'More actions' }));
  return screen.findByRole('menu');
};

describe('H44 the selection on a phone', () => {
  it('has two actions within reach, and the others in a menu', async () => {
    openWith([listed(501), listed(502)]);
    await check('SCF501');

    expect(buttonsOf(await bar())).toEqual([
      expect.stringMatching(/^Manifest/),
      'Print Labels',
      'More actions',
      'Clear selection',
    ]);
    await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'DELETE',
      'Edit',
      'Create another like this',
      'History',
      'Select all 2',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(currentUrl()).toBe('/consignment/edit?conId=501');
  });

  it('can be extended to every row of the page, as with the checkbox in the table heading', async () => {
    openWith([listed(501), listed(502), listed(503)]);
    await check('SCF502');
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Select all 3' }));

    expect(await bar()).toHaveTextContent('3 selected6 items · 300 kg');
    expect(buttonsOf(await bar())).toEqual([
      expect.stringMatching(/^Manifest/),
      'Print Labels',
      'More actions',
      'Clear selection',
    ]);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
    });
  });
});
