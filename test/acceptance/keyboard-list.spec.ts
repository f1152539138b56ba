import { expect, test, type Locator, type Page } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { focusError, signIn, tabTo } from '../support/browser.js';
import { address } from './environment.js';

const SHIPPER = 'sydney@banksia.example';
const NAME = 'Leaving by Express';

/** The focused element is visibly focused. */
const expectVisibleFocus = (page: Page) =>
  expect.poll(() => focusError(page), { message: 'the focus cannot be seen' }).toBeNull();

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await expectVisibleFocus(page);
  await page.keyboard.press(key);
}

test.afterAll(async () => {
  const client = await ApiClient.signIn(address(), SHIPPER);
  const saved = await client.expect<{ id: number; name: string }[]>('GET', 'consignment/filter');
  for (const { id } of saved.filter(({ name }) => name === NAME))
    await client.expect('DELETE', `consignment/filter?filterId=${id}`);
});

test('SHELL-01 a list is filtered, the filter saved and restored by its URL, by keyboard', async ({
  page,
}) => {
  await signIn(page, address(), SHIPPER);
  await page.goto(`${address()}/consignment/list`);
  await expect(page.getByRole('grid')).toBeVisible();

  await page.keyboard.press('f');
  const carrier = page.getByRole('menuitem', { name: 'Carrier' });
  await expect(carrier).toBeVisible();
  while (!(await carrier.evaluate((item) => item === document.activeElement))) {
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Carrier' })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type('Express');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/f\.CARRIER_NAME=like%3AExpress/);
  await expectVisibleFocus(page);

  await press(page, page.getByRole('button', { name: 'Save as' }));
  await expect(page.getByLabel('Filter name')).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Filter saved successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/consignment\/list\?view=\d+$/);
  await expectVisibleFocus(page);

  await page.reload();
  await expect(page.getByRole('button', { name: new RegExp(`^${NAME}`) })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Carrier contains Express/ })).toBeVisible();

  await page.keyboard.press('v');
  const views = page.getByRole('dialog', { name: 'Filters' });
  await press(page, views.getByRole('button', { name: `Delete ${NAME}` }));
  await expect(page.getByText(`'${NAME} filter is deleted successfully'`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(views).toBeHidden();
  await expectVisibleFocus(page);
});
