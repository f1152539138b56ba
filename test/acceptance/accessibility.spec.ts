import { expect, test, type Page } from '@playwright/test';

import type { CreatedManifestView } from '@contracts/views/manifest.view.js';

import { ApiClient, createConsignment } from '../support/api-client.js';
import { accessibilityFaults, showIn, signIn } from '../support/browser.js';
import { address } from './surroundings.js';

const schemes = ['light', 'dark'] as const;
let consignmentId: number;

test.beforeAll(async () => {
  const shipper = await ApiClient.signIn(address(), 'parent@banksia.example').catch(() => null);
  expect(shipper).not.toBeNull();
  const client = await ApiClient.signIn(address(), 'perth@banksia.example');
  const { id } = await createConsignment(client);
  consignmentId = id;
  await client.expect<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: [id],
    autoPickupBooking: false,
  });
});

async function checkBothSchemes(page: Page, isShown: () => Promise<void>): Promise<void> {
  for (const scheme of schemes) {
    await showIn(page, scheme);
    await isShown();
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
    // a grid lays its cells out some frames after its frame: what axe finds on the settled page is what counts
    await expect.poll(() => accessibilityFaults(page), { message: scheme }).toEqual([]);
  }
}

test('axe finds nothing on the sign-in page', async ({ page }) => {
  await page.goto(`${address()}/login`);
  await checkBothSchemes(page, () =>
    expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible(),
  );
});

const screens = [
  ['the consignment list', '/consignment/list?tab=ALL', 'grid'],
  ['a new consignment', '/consignment/default', 'heading'],
  ['open manifests', '/manifest/list', 'grid'],
  ['manifests', '/manifest/list?tab=MANIFESTED', 'grid'],
  ['the address book', '/address-book', 'grid'],
  ['a new address', '/address-book?address=new', 'dialog'],
  ['the dashboard', '/dashboard', 'list'],
  ['track and trace', '/track-and-trace', 'textbox'],
  ['a quick quote', '/dashboard?dialog=quick-quote', 'dialog'],
  ['the import of addresses', '/address-book?dialog=import-addresses', 'dialog'],
] as const;

for (const [name, path, role] of screens)
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await signIn(page, address(), 'perth@banksia.example');
    await page.goto(`${address()}${path}`);
    await checkBothSchemes(page, () => expect(page.getByRole(role).first()).toBeVisible());
  });

const administration = [
  ['Rules & Fees', 'admin@coastline.example', '/dashboard?rules=customer-carrier-1', 'dialog'],
  ['the zones of suburbs', 'super@linehaul.example', '/carrier-zone', 'combobox'],
  ['the zones of carriers', 'super@linehaul.example', '/carrier-zone?tab=CARRIER', 'combobox'],
  ['transit times', 'admin@coastline.example', '/transit-time?group=1&from=SYD', 'grid'],
] as const;

for (const [name, email, path, role] of administration)
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await signIn(page, address(), email);
    await page.goto(`${address()}${path}`);
    await checkBothSchemes(page, () => expect(page.getByRole(role).first()).toBeVisible());
  });

test('axe finds nothing on the open dialogs', async ({ page }) => {
  await signIn(page, address(), 'admin@coastline.example');
  for (const dialog of [
    `tracking=${consignmentId}`,
    `history=consignment-${consignmentId}`,
    `consignment=${consignmentId}`,
  ]) {
    await page.goto(`${address()}/consignment/list?tab=ALL&${dialog}`);
    await checkBothSchemes(page, () => expect(page.getByRole('dialog')).toBeVisible());
  }
});

test('nothing on a phone is wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, address(), 'perth@banksia.example');
  for (const [, path] of screens) {
    await page.goto(`${address()}${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
