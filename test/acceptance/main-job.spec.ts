import { expect, test, type Page } from '@playwright/test';

import { appAddressTexts } from '@contracts/texts/app/addresses.js';

import { signIn, tabTo } from '../support/browser.js';
import { address } from './environment.js';

const SHIPPER = 'melbourne@banksia.example';
/** Label of an incomplete address in a picker. */
const DRAFT = ` · ${appAddressTexts.draft}`;

/** Fills one item row. */
async function fillItem(page: Page, number: number, values: readonly string[]): Promise<void> {
  const fields = ['Quantity', 'Length', 'Width', 'Height', 'Weight'];
  for (const [index, field] of fields.entries())
    await page.getByLabel(`${field}, item ${number}`).fill(values[index] ?? '');
}

/** First complete address in the search results. */
const completeAddress = (page: Page) =>
  page.getByRole('listbox').getByRole('option').filter({ hasNotText: DRAFT }).first();

async function selectReceiver(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('Pty');
  await completeAddress(page).click();
  await expect(page.getByRole('region', { name: 'Delivery address' })).toBeVisible();
}

test('a shipper creates, manifests with a pickup, prints and tracks a consignment', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await signIn(page, address(), SHIPPER);
  await page.goto(`${address()}/consignment/default`);

  await selectReceiver(page);
  await fillItem(page, 1, ['2', '60', '40', '40', '12']);
  await page.getByRole('button', { name: 'Add item' }).click();
  await fillItem(page, 2, ['1', '120', '30', '30', '18']);
  const offers = page.getByRole('radiogroup', { name: 'Carrier offers' }).getByRole('radio');
  await expect(offers.nth(3)).toBeVisible();
  await offers.nth(1).check();
  await expect(page.getByText('Total cost')).toBeVisible();
  await page.getByRole('button', { name: 'SUBMIT CONSIGNMENT' }).click();
  const created = page.getByText(/Consignment created successfully\. Connote: \w+/);
  await expect(created).toBeVisible();
  const connote = /Connote: (\w+)/.exec((await created.textContent()) ?? '')?.[1] ?? '';

  await page.goto(`${address()}/consignment/list`);
  const row = page.getByRole('row').filter({ hasText: connote });
  await expect(row).toBeVisible();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Manifest/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Book for ad hoc pickup').check();
  await dialog.getByRole('button', { name: 'Manifest & Book' }).click();
  await expect(page.getByText('Consignment manifested successfully')).toBeVisible();
  await expect(row).toBeHidden();

  await page.getByRole('tab', { name: /Manifested/ }).click();
  const manifested = page.getByRole('row').filter({ hasText: connote });
  await expect(manifested).toBeVisible();
  const [paperwork] = await Promise.all([
    context.waitForEvent('page'),
    manifested.getByRole('button', { name: `Labels ${connote}` }).click(),
  ]);
  await expect(paperwork.locator('iframe[title="Paperwork"]')).toBeVisible();
  await paperwork.close();

  await watchItMove(page, await context.newPage(), connote);
});

/** Two windows, neither reloaded: both show the carrier's scans as they arrive. */
async function watchItMove(first: Page, second: Page, connote: string): Promise<void> {
  await first.getByRole('button', { name: `Tracking ${connote}` }).click();
  await second.goto(first.url());
  for (const window of [first, second]) {
    const dialog = window.getByRole('dialog');
    await expect(dialog.getByText(connote)).toBeVisible();
    await expect(dialog.getByRole('cell', { name: 'PICKED UP', exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await expect(dialog.locator('li[aria-current="step"]')).toContainText(
      /PICKUP BOOKED|IN TRANSIT|OUT FOR DELIVERY|DELIVERED/,
    );
  }
}

test('the same is done by keyboard alone', async ({ page }) => {
  test.setTimeout(150_000);
  await page.goto(`${address()}/login`);
  await page.getByLabel('Username').focus();
  await page.keyboard.type(SHIPPER);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Linehaul1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New Consignment' })).toBeVisible();

  await tabTo(page, page.getByRole('combobox', { name: 'Delivery address' }));
  await page.keyboard.type('Pty');
  await expect(completeAddress(page)).toBeVisible();
  while ((await activeOption(page)).includes(DRAFT)) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Quantity, item 1'));
  for (const value of ['3', '50', '40', '30', '9']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  const offers = page.getByRole('radiogroup', { name: 'Carrier offers' }).getByRole('radio');
  await expect(offers.nth(1)).toBeVisible();
  await tabTo(page, offers.first());
  await page.keyboard.press('ArrowDown');
  await expect(offers.nth(1)).toBeChecked();
  await page.keyboard.press('Control+Enter');
  const created = page.getByText(/Consignment created successfully\. Connote: \w+/);
  await expect(created).toBeVisible();
  const connote = /Connote: (\w+)/.exec((await created.textContent()) ?? '')?.[1] ?? '';

  await page.keyboard.press('Escape');
  await page.locator('body').press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('row').filter({ hasText: connote })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(connote);
  await expect(page.getByRole('row').filter({ hasText: connote })).toHaveCount(1);
  await tabTo(page, page.getByRole('row').filter({ hasText: connote }).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByText('Same carrier, service, sender and date')).toBeVisible();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Book for ad hoc pickup'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Manifest & Book' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Consignment manifested successfully')).toBeVisible();
});

/** Active option of an open list. */
const activeOption = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) ?? '';
  });
