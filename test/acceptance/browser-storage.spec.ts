import { expect, test, type Page, type Request } from '@playwright/test';

import { signIn } from '../support/browser.js';
import { address } from './environment.js';

const SHIPPER = 'melbourne@banksia.example';
const PARENT = 'parent@banksia.example';
const CHOSEN = 'Banksia Sydney';

const clientOf = (request: Request) => new URL(request.url()).searchParams.get('clientId');

/** A parent account that has selected a client. */
async function actFor(page: Page, client: string): Promise<void> {
  await signIn(page, address(), PARENT);
  await page.goto(`${address()}/address-book`);
  await page.getByRole('option', { name: client }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

test('SHELL-68 a parent account requests its selected client only, across reloads, and its forms show it', async ({
  page,
}) => {
  await actFor(page, CHOSEN);
  await page.goto(`${address()}/address-book?address=new`);
  const drawer = page.getByRole('dialog', { name: 'New address' });
  await expect(drawer.getByLabel('Client').locator('option:checked')).toHaveText(CHOSEN);

  for (const slowMs of [0, 300, 1_000]) {
    const clientIds = new Set<string>();
    page.on('request', (request) => {
      const client = clientOf(request);
      if (client !== null) clientIds.add(client);
    });
    await page.route('**/api/v1/user/client/list?*', async (route) => {
      await new Promise((resume) => setTimeout(resume, slowMs));
      await route.continue();
    });
    await page.goto(`${address()}/address-book?address=new`);
    await expect(drawer.getByLabel('Client').locator('option:checked')).toHaveText(CHOSEN);
    await page.goto(`${address()}/consignment/default`);
    await expect(page.getByText(`For ${CHOSEN}`)).toBeVisible();
    expect([...clientIds]).toHaveLength(1);
    await page.unroute('**/api/v1/user/client/list?*');
  }
});

test('a page whose code is missing offers a reload, the rest of the screen stays, and the server gets a report', async ({
  page,
}) => {
  await signIn(page, address(), SHIPPER);
  await page.goto(`${address()}/consignment/list`);
  await expect(page.getByRole('grid')).toBeVisible();
  // an update has removed the old files
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const reported = page.waitForRequest('**/api/v1/browser-failure');
  await page.getByRole('link', { name: 'Track and trace' }).click();

  await expect(page.getByText('Linehaul has been updated. Reload to continue.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect((await (await reported).response())?.status()).toBe(204);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Connote number')).toBeVisible();
});

test('C C opens a form with the focus in its first field', async ({ page }) => {
  await signIn(page, address(), SHIPPER);
  await page.goto(`${address()}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('c');

  await expect(page.getByRole('combobox', { name: 'Delivery address' })).toBeFocused();
});

test('Escape clears a search first, and then leaves it', async ({ page }) => {
  await signIn(page, address(), SHIPPER);
  await page.goto(`${address()}/consignment/list`);
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search consignments' });
  await page.keyboard.press('/');
  await page.keyboard.type('mel');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible();
});

test('Back shows a list as it was left, with the focus on its row', async ({ page }) => {
  // a window too small to show all rows
  await page.setViewportSize({ width: 1280, height: 480 });
  await signIn(page, address(), SHIPPER);
  await page.goto(`${address()}/consignment/list?tab=ALL&size=100&f.DISPATCHED_AT=past:365d`);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(10)).toBeVisible();
  for (let row = 0; row < 40; row += 1) await page.keyboard.press('j');
  const focused = page.locator('[role="gridcell"]:focus');
  const id = await focused.evaluate((cell) =>
    cell.closest('[role="row"]')?.getAttribute('data-id'),
  );
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  const top = await scroller.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(100);

  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goBack();

  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeCloseTo(top, -1);
  await expect(
    page.locator(`[role="row"][data-id="${id ?? ''}"] [role="gridcell"]:focus`),
  ).toBeVisible();
});
