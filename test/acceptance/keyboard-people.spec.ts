import { expect, test, type Locator, type Page } from '@playwright/test';

import { ApiClient, DEMO_PASSWORD } from '../support/api-client.js';
import { focusError, signIn, tabTo } from '../support/browser.js';
import { address } from './environment.js';

const SHIPPER = 'melbourne@banksia.example';
const PLACE = 'Keyboard Joinery Pty Ltd';

/** The focused element is visibly focused. */
const expectVisibleFocus = (page: Page) =>
  expect.poll(() => focusError(page), { message: 'the focus cannot be seen' }).toBeNull();

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await expectVisibleFocus(page);
  await page.keyboard.press(key);
}

async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectVisibleFocus(page);
}

const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('linehaul.')));

test.afterAll(async () => {
  const client = await ApiClient.signIn(address(), SHIPPER);
  const { addresses } = await client.expect<{ addresses: { id: number }[] }>(
    'GET',
    `address?filter=${encodeURIComponent(PLACE)}`,
  );
  const ids = addresses.map(({ id }) => id);
  if (ids.length > 0) await client.expect('DELETE', `address?ids=${ids.join(',')}`);
});

test('AUTH-47 a user logs in, works in the list and logs out by keyboard', async ({ page }) => {
  await page.goto(`${address()}/login?redirect=%2Fconsignment%2Flist`);
  await expectFocus(page, page.getByLabel('Username'));
  await page.keyboard.type(SHIPPER);
  await page.keyboard.press('Tab');
  await expectFocus(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFocus(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/consignment\/list$/);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  await press(page, page.getByRole('button', { name: /^User menu/ }));
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expectFocus(page, page.getByRole('button', { name: /^User menu/ }));

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('End');
  await expectFocus(page, page.getByRole('menuitem', { name: 'Logout' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${address()}/login`);
  await expectFocus(page, page.getByLabel('Username'));
  expect(await storedKeys(page)).toEqual([]);
});

test('AUTH-46 an expired token leads through the root to Login', async ({ page }) => {
  await signIn(page, address(), SHIPPER);
  await page.route('**/api/v1/address?**', (route) =>
    route.fulfill({ status: 401, json: { statusCode: 401, message: 'Please sign in' } }),
  );
  await page.goto(`${address()}/address-book`);
  await expect(
    page.getByRole('alertdialog', {
      name: 'Token Expired, press OK to redirect to the Login screen...',
    }),
  ).toBeVisible();
  await expectFocus(page, page.getByRole('button', { name: 'OK' }));
  const loaded = page.waitForEvent('framenavigated');
  await page.keyboard.press('Enter');

  expect(new URL((await loaded).url()).pathname).toBe('/');
  await expect(page).toHaveURL(`${address()}/login`);
  expect(await storedKeys(page)).toEqual([]);
});

test('CON-12 a new address is added from the picker by keyboard', async ({ page }) => {
  await signIn(page, address(), SHIPPER);
  await page.goto(`${address()}/consignment/default`);
  const picker = page.getByRole('combobox', { name: 'Delivery address' });
  await expect(picker).toBeVisible();
  await tabTo(page, picker);
  await expectVisibleFocus(page);
  await page.keyboard.type('nobody knows this place');
  await expect(page.getByText('No address found')).toBeVisible();
  await page.keyboard.press('Escape');

  const open = page.getByRole('button', { name: 'New address' }).first();
  await press(page, open);
  const drawer = page.getByRole('dialog', { name: 'New address' });
  await expectFocus(page, drawer.getByLabel('Company name'));
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expectFocus(page, open);

  await page.keyboard.press('Enter');
  await expectFocus(page, drawer.getByLabel('Company name'));
  await page.keyboard.type(PLACE);
  await tabTo(page, drawer.getByLabel('Address line 1'));
  await expectVisibleFocus(page);
  await page.keyboard.type('151 Weston St');
  await tabTo(page, drawer.getByRole('combobox', { name: 'Suburb' }));
  await page.keyboard.type('brunswick');
  await expect(page.getByRole('option', { name: 'Brunswick VIC 3056' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Brunswick VIC 3056');
  await press(page, drawer.getByRole('button', { name: 'Save', exact: true }));

  await expect(page.getByText('Address added successfully')).toBeVisible();
  const card = page.getByRole('region', { name: 'Delivery address' });
  await expect(card).toContainText(PLACE);
  await expectFocus(page, card.getByRole('button', { name: 'Change' }));
});
