import { expect, test, type Locator, type Page } from '@playwright/test';

import type { ConsignmentView, CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';

import {
  ApiClient,
  createConsignment,
  findConsignment,
  prepareConsignment,
  withOffer,
} from '../support/api-client.js';
import { expectFocusVisible, focused, signInByKeyboard, tabTo } from '../support/keyboard.js';
import { address } from './environment.js';

const SHIPPER = 'melbourne@banksia.example';
const CUSTOMER_ADMIN = 'admin@coastline.example';
const SUPER_ADMIN = 'super@linehaul.example';

let shipper: ApiClient;

test.beforeAll(async () => {
  shipper = await ApiClient.signIn(address(), SHIPPER);
});

async function manifested(): Promise<{ id: number; connoteNumber: string }> {
  const created = await createConsignment(shipper);
  await shipper.expect<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: [created.id],
    autoPickupBooking: false,
  });
  return created;
}

/** Connote of a consignment that its carrier has delivered. */
async function delivered(): Promise<string> {
  const { id, connoteNumber } = await manifested();
  const status = async () => (await findConsignment(shipper, id)).trackingStatus;
  await expect.poll(status, { timeout: 60_000 }).toBe('DELIVERED');
  return connoteNumber;
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Finds a consignment of the open list, and focuses its row. */
async function reachRow(page: Page, connoteNumber: string): Promise<Locator> {
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(connoteNumber);
  const row = rowOf(page, connoteNumber);
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, row.getByRole('checkbox'));
  await expectFocusVisible(page);
  return row;
}

/** Connotes of three consignments with this reference. */
async function threeWithReference(reference: string): Promise<readonly string[]> {
  const prepared = await prepareConsignment(shipper);
  const request = await withOffer(shipper, { ...prepared, consignmentReferences: [reference] });
  const numbers: string[] = [];
  while (numbers.length < 3) {
    const created = await shipper.expect<CreatedConsignmentView>('POST', 'consignment', request);
    numbers.push(created.connoteNumber);
  }
  return numbers;
}

test('three consignments are selected and manifested with a booking', async ({ page }) => {
  // two backends take ids in blocks, so without the search other consignments may be listed between them
  const reference = `KEYS-${Date.now()}`;
  const numbers = await threeWithReference(reference);
  await signInByKeyboard(page, address(), SHIPPER, `/consignment/list?q=${reference}`);
  for (const number of numbers) await expect(rowOf(page, number)).toBeVisible();
  const first = page.getByRole('row').nth(1).getByRole('checkbox');
  await tabTo(page, first);
  await page.keyboard.press('Space');
  await page.keyboard.press('m'); // immediately: the bulk bar is still loading
  await expect(page.getByRole('dialog', { name: 'Manifest 1 consignment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => focused(page, first)).toBe(true);
  await expectFocusVisible(page);

  for (const key of ['ArrowDown', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('3 selected');
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Manifest 3 consignments' });
  await tabTo(page, dialog.getByLabel('Book for ad hoc pickup'));
  await expectFocusVisible(page);
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Closing time'));
  await page.keyboard.press('End');
  await tabTo(page, dialog.getByRole('button', { name: 'Manifest & Book' }));
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Consignment manifested successfully')).toBeVisible();
  for (const number of numbers) await expect(rowOf(page, number)).toHaveCount(0);
});

test('a manifest is expanded and resent', async ({ page }) => {
  await manifested();
  await signInByKeyboard(page, address(), SUPER_ADMIN, '/manifest/list?tab=MANIFESTED');
  const opener = page.getByRole('button', { name: /^Details of MAN-/ }).first();
  await tabTo(page, opener);
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');
  const detail = page.getByRole('region', { name: /^Details of MAN-/ });
  await expect(detail.getByRole('table')).toBeVisible();
  const resend = detail.getByRole('button', { name: /^Resend MAN-/ });
  await tabTo(page, resend);
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');

  await expect(
    page.getByText('Successfully sent to SQS, Check Manifest page for updates'),
  ).toBeVisible();
  expect(await focused(page, resend)).toBe(true);
});

test('a consignment is tracked, and its status set manually', async ({ page }) => {
  const connoteNumber = await delivered();
  await signInByKeyboard(page, address(), CUSTOMER_ADMIN, '/consignment/list?tab=MANIFESTED');
  const row = await reachRow(page, connoteNumber);
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: connoteNumber });
  await tabTo(page, dialog.getByRole('combobox', { name: 'New status' }));
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Description' }));
  await page.keyboard.type('Left with the neighbour');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Manual tracking event added')).toBeVisible();
  await expect(dialog.locator('li[aria-current="step"]')).toContainText('PICKUP BOOKED');
  await expect(dialog.getByRole('table')).toContainText('Left with the neighbour');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => focused(page, row.getByRole('checkbox'))).toBe(true);
  await expectFocusVisible(page);
});

test('history is stepped back by five events, and returned to now', async ({ page }) => {
  const { id, connoteNumber } = await createConsignment(shipper);
  for (const reference of ['PO-2', 'PO-3', 'PO-4', 'PO-5']) {
    const now = await findConsignment(shipper, id);
    const changed: ConsignmentView = { ...now, consignmentReferences: [reference] };
    await shipper.expect('PUT', 'consignment', changed);
  }
  await signInByKeyboard(page, address(), CUSTOMER_ADMIN, '/consignment/list?tab=OPEN');
  const row = await reachRow(page, connoteNumber);
  await page.keyboard.press('h');
  const drawer = page.getByRole('dialog');
  await tabTo(page, drawer.getByRole('slider'));
  await expectFocusVisible(page);
  const position = async () =>
    Number(
      /Event (\d+) of/.exec(
        (await drawer.getByRole('slider').getAttribute('aria-valuetext')) ?? '',
      )?.[1],
    );
  const last = await position();
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowLeft');

  expect(await position()).toBe(last - 5);
  await expect(drawer.getByRole('region', { name: /^As it was at/ })).toContainText('PO-1');
  await tabTo(page, drawer.getByRole('button', { name: 'Now', exact: true }));
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('region', { name: 'Now', exact: true })).toContainText('PO-5');
  expect(await position()).toBe(last);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect.poll(() => focused(page, row.getByRole('checkbox'))).toBe(true);
});

test('a pasted connote leads from the palette to its tracking', async ({ page }) => {
  const { connoteNumber } = await manifested();
  await signInByKeyboard(page, address(), SHIPPER, '/manifest/list');
  const tab = page.getByRole('tab', { name: /^Open/ });
  await tabTo(page, tab);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.insertText(connoteNumber);
  await expect(palette.getByRole('option', { name: connoteNumber })).toBeVisible();
  await page.keyboard.press('Enter');

  const tracking = page.getByRole('dialog', { name: connoteNumber });
  await expect(tracking).toContainText('Consignment Tracking');
  await page.keyboard.press('Escape');
  await expect(tracking).toBeHidden();
  await expect.poll(() => focused(page, tab)).toBe(true);
  await expectFocusVisible(page);
});
