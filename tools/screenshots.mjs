// npm run screenshots: takes the screenshots in README and docs/screens.md from a running demo (URL, default
// http://localhost:3000).
import path from 'node:path';

import { chromium } from '@playwright/test';

import { findOrInstallChromium } from './chromium.mjs';

const url = process.env.URL ?? 'http://localhost:3000';
const folder = path.resolve(import.meta.dirname, '../docs/screenshots');
const password = 'Linehaul1';
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const shipper = 'perth@banksia.example';
const staff = 'admin@coastline.example';
const superAdmin = 'super@linehaul.example';
const row = '[role="gridcell"]';
const dialog = '[role="dialog"]';

/** `scheme` is light or dark; `selector` is waited for; `prepare` performs steps that the URL cannot express. */
const pictures = [
  { file: 'dashboard-light', user: staff, target: '/dashboard', selector: 'section' },
  { file: 'set-up-light', user: staff, target: '/set-up', selector: 'table' },
  {
    file: 'consignments-light',
    user: shipper,
    target: '/consignment/list?tab=MANIFESTED',
    selector: row,
  },
  {
    file: 'consignments-dark',
    scheme: 'dark',
    user: shipper,
    target: '/consignment/list',
    selector: row,
  },
  {
    file: 'consignments-phone',
    size: phone,
    user: shipper,
    target: '/consignment/list?tab=MANIFESTED',
    selector: 'main li',
  },
  {
    file: 'create-light',
    user: shipper,
    target: '/consignment/default',
    selector: 'form',
    prepare: fillConsignment,
  },
  {
    file: 'manifests-light',
    user: shipper,
    target: '/manifest/list?tab=MANIFESTED',
    selector: row,
    prepare: expandFirst,
  },
  {
    file: 'tracking-dark',
    scheme: 'dark',
    user: shipper,
    target: '/consignment/list?tab=MANIFESTED&f.STATUS=in:OUT_FOR_DELIVERY',
    selector: row,
    prepare: press('t'),
  },
  {
    file: 'history-light',
    user: staff,
    target: '/consignment/list?tab=MANIFESTED&f.STATUS=in:DELIVERED',
    selector: row,
    prepare: press('h'),
  },
  { file: 'address-light', user: shipper, target: '/address-book?address=new', selector: dialog },
  { file: 'quote-light', user: shipper, target: '/dashboard?dialog=quick-quote', selector: dialog },
  {
    file: 'settings-light',
    user: 'melbourne@banksia.example',
    target: '/settings/custom-items',
    selector: row,
  },
  { file: 'users-light', user: staff, target: '/user/list', selector: row },
  { file: 'clients-light', user: staff, target: '/client/list', selector: row },
  {
    file: 'carrier-accounts-light',
    user: staff,
    target: '/carrier-account/list',
    selector: row,
    prepare: expandFirst,
  },
  {
    file: 'rules-light',
    user: staff,
    target: '/carrier/list?rules=customer-carrier-1',
    selector: `${dialog} input`,
  },
  { file: 'zones-light', user: superAdmin, target: '/carrier-zone', selector: 'main' },
];

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
}

async function take({ file, scheme = 'light', size = wide, user, target, selector, prepare }) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  const page = await context.newPage();
  await signIn(page, user);
  await page.goto(url + target);
  await page.locator(selector).first().waitFor();
  await settled(page);
  if (prepare) {
    await prepare(page);
    await settled(page);
  }
  await page.screenshot({ path: path.join(folder, `${file}.png`) });
  await context.close();
  console.log(`docs/screenshots/${file}.png`);
}

async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  const busy = page.locator('[aria-busy="true"]');
  while ((await busy.count()) > 0) await busy.first().waitFor({ state: 'detached' });
}

/** Presses a key on the first row of a list. */
function press(key) {
  return async (page) => {
    await page.keyboard.press('j');
    await page.keyboard.press(key);
    await page.locator(dialog).waitFor();
  };
}

async function expandFirst(page) {
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await page
    .getByRole('region', { name: /^Details of/ })
    .getByRole('table')
    .waitFor();
}

/** Enters two cartons to the first address, and waits for offers. */
async function fillConsignment(page) {
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('Pty');
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasNotText: ' · Draft' })
    .first()
    .click();
  const measures = { Quantity: 2, Length: 60, Width: 40, Height: 40, Weight: 12 };
  for (const [measure, value] of Object.entries(measures))
    await page.getByLabel(`${measure}, item 1`).fill(String(value));
  await page.getByRole('radio').first().waitFor();
}

async function signIn(page, email) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((now) => !now.pathname.includes('/login'));
}
