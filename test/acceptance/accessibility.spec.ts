import { expect, test, type Locator, type Page } from '@playwright/test';

import type { CreatedManifestView } from '@contracts/views/manifest.view.js';

import { ApiClient, createConsignment } from '../support/api-client.js';
import { accessibilityViolations, preferScheme, signIn } from '../support/browser.js';
import { address } from './environment.js';

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

/** The page has already loaded the application. */
async function checkBothSchemes(page: Page, path: string, shown: Locator): Promise<void> {
  for (const scheme of schemes) {
    await preferScheme(page, scheme);
    await page.goto(`${address()}${path}`);
    await expect(shown).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
    // a grid lays out its cells some frames later: only findings on the settled page count
    await expect.poll(() => accessibilityViolations(page), { message: scheme }).toEqual([]);
  }
}

test('axe finds nothing on the login page', async ({ page }) => {
  await page.goto(`${address()}/login`);
  await checkBothSchemes(page, '/login', page.getByRole('button', { name: 'Sign in' }));
});

type Role = Parameters<Page['getByRole']>[0];
type Screen = readonly [name: string, path: string, role: Role];

/** Logs in once for all screens of a user. */
function checkScreensOf(email: string, screens: readonly Screen[]): void {
  test.describe(() => {
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      await signIn(page, address(), email);
    });
    test.afterAll(() => page.close());

    for (const [name, path, role] of screens)
      test(`axe finds nothing on ${name}`, () =>
        checkBothSchemes(page, path, page.getByRole(role).first()));
  });
}

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

checkScreensOf('perth@banksia.example', screens);
checkScreensOf('admin@coastline.example', [
  ['Rules & Fees', '/dashboard?rules=customer-carrier-1', 'dialog'],
  ['transit times', '/transit-time?group=1&from=SYD', 'grid'],
  ['integrations', '/integrations', 'tablist'],
  ['the formats of integrations', '/integrations?tab=formats', 'region'],
]);
checkScreensOf('super@linehaul.example', [
  ['the zones of suburbs', '/carrier-zone', 'combobox'],
  ['the zones of carriers', '/carrier-zone?tab=CARRIER', 'combobox'],
]);

test('axe finds nothing on open dialogs', async ({ page }) => {
  await signIn(page, address(), 'admin@coastline.example');
  for (const dialog of [
    `tracking=${consignmentId}`,
    `history=consignment-${consignmentId}`,
    `consignment=${consignmentId}`,
  ]) {
    const path = `/consignment/list?tab=ALL&${dialog}`;
    await checkBothSchemes(page, path, page.getByRole('dialog'));
  }
});

const onPhone = {
  'perth@banksia.example': screens.map(([, path]) => path),
  'admin@coastline.example': [
    ...['/dashboard', '/client/list', '/user/list', '/carrier/list', '/carrier-account/list'],
    ...['/transit-time', '/operations', '/webhooks', '/import', '/settings'],
  ],
};

/** Elements that overflow the page, or its scrolling part. */
const overflowOf = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );

for (const [email, paths] of Object.entries(onPhone))
  test(`nothing that ${email} sees is wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, address(), email);
    for (const path of paths) {
      await page.goto(`${address()}${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
      for (const overflow of await overflowOf(page)) expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });

test('Create New keeps its height above a long navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn(page, address(), 'admin@coastline.example');
  const box = await page.getByRole('link', { name: 'Create New' }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(28);
});
