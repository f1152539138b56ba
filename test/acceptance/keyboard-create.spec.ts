import { expect, test, type Locator, type Page } from '@playwright/test';

import { appAddressTexts } from '@contracts/texts/app/addresses.js';

import { focusError, signIn, tabTo } from '../support/browser.js';
import { address } from './environment.js';

const SHIPPER = 'melbourne@banksia.example';
/** Label of an incomplete address in a picker. */
const DRAFT = ` · ${appAddressTexts.draft}`;
const ITEMS = [
  ['3', '50', '40', '30', '9'],
  ['1', '120', '60', '40', '18'],
];

/** The focused element is visibly focused. */
const expectVisibleFocus = (page: Page) =>
  expect.poll(() => focusError(page), { message: 'the focus cannot be seen' }).toBeNull();

async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectVisibleFocus(page);
}

/** Active option of an open list. */
const activeOption = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) ?? '';
  });

async function selectReceiver(page: Page): Promise<void> {
  const picker = page.getByRole('combobox', { name: 'Delivery address' });
  await tabTo(page, picker);
  await expectVisibleFocus(page);
  await page.keyboard.type('Pty');
  const complete = page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasNotText: DRAFT })
    .first();
  await expect(complete).toBeVisible();
  while ((await activeOption(page)).includes(DRAFT)) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Delivery address' });
  await expectFocus(page, card.getByRole('button', { name: 'Change' }));
}

/** Types quantity to weight of one row, with Tab in between; the focus stays in the last field. */
async function typeItem(page: Page, number: number, values: readonly string[]): Promise<void> {
  const fields = ['Quantity', 'Length', 'Width', 'Height', 'Weight'];
  for (const [index, field] of fields.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await expectFocus(page, page.getByLabel(`${field}, item ${number}`));
    await page.keyboard.type(values[index] ?? '');
  }
}

test('CON-138 a consignment of two items is created with the second offer, by keyboard', async ({
  page,
}) => {
  await signIn(page, address(), SHIPPER);
  await page.goto(`${address()}/consignment/default`);
  await expect(page.getByRole('heading', { name: 'New Consignment' })).toBeVisible();
  await selectReceiver(page);

  await tabTo(page, page.getByLabel('Quantity, item 1'));
  await typeItem(page, 1, ITEMS[0] ?? []);
  await page.keyboard.press('Enter'); // another row, focused on its type
  await expectFocus(page, page.getByLabel('Item type, item 2'));
  await page.keyboard.press('Tab');
  await typeItem(page, 2, ITEMS[1] ?? []);
  await expect(page.getByText('All dimensions valid')).toBeVisible();

  const panel = page.getByRole('region', { name: 'Carrier offers' });
  const offers = panel.getByRole('radio');
  await expect(panel).toHaveAttribute('aria-busy', 'false');
  await expect(offers.nth(1)).toBeVisible();
  await expect(offers.first()).toBeChecked();
  await tabTo(page, offers.first());
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowDown');
  await expect(offers.nth(1)).toBeChecked();
  await expectFocus(page, offers.nth(1));
  await expect(page.getByText('Total cost')).toBeVisible();

  const submit = page.getByRole('button', { name: 'SUBMIT CONSIGNMENT' });
  await tabTo(page, submit);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'Consignment created successfully.' });
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('Length, item 1')).toHaveValue('');

  // The message offers to start the next one.
  await tabTo(page, alert.getByRole('button', { name: 'Create another like this' }));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Length, item 2')).toHaveValue('120');
});
