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

/** `look` is light or dark; `awaited` is waited for; `prepare` performs steps that the URL cannot express. */
const pictures = [
  { file: 'dashboard-light', who: staff, where: '/dashboard', awaited: 'section' },
  { file: 'set-up-light', who: staff, where: '/set-up', awaited: 'table' },
  {
    file: 'consignments-light',
    who: shipper,
    where: '/consignment/list?tab=MANIFESTED',
    awaited: row,
  },
  {
    file: 'consignments-dark',
    look: 'dark',
    who: shipper,
    where: '/consignment/list',
    awaited: row,
  },
  {
    file: 'consignments-phone',
    size: phone,
    who: shipper,
    where: '/consignment/list?tab=MANIFESTED',
    awaited: 'main li',
  },
  {
    file: 'create-light',
    who: shipper,
    where: '/consignment/default',
    awaited: 'form',
    prepare: fillConsignment,
  },
  {
    file: 'manifests-light',
    who: shipper,
    where: '/manifest/list?tab=MANIFESTED',
    awaited: row,
    prepare: expandFirst,
  },
  {
    file: 'tracking-dark',
    look: 'dark',
    who: shipper,
    where: '/consignment/list?tab=MANIFESTED&f.STATUS=in:OUT_FOR_DELIVERY',
    awaited: row,
    prepare: press('t'),
  },
  {
    file: 'history-light',
    who: staff,
    where: '/consignment/list?tab=MANIFESTED&f.STATUS=in:DELIVERED',
    awaited: row,
    prepare: press('h'),
  },
  { file: 'address-light', who: shipper, where: '/address-book?address=new', awaited: dialog },
  { file: 'quote-light', who: shipper, where: '/dashboard?dialog=quick-quote', awaited: dialog },
  {
    file: 'settings-light',
    who: 'melbourne@banksia.example',
    where: '/settings/custom-items',
    awaited: row,
  },
  { file: 'users-light', who: staff, where: '/user/list', awaited: row },
  { file: 'clients-light', who: staff, where: '/client/list', awaited: row },
  {
    file: 'carrier-accounts-light',
    who: staff,
    where: '/carrier-account/list',
    awaited: row,
    prepare: expandFirst,
  },
  {
    file: 'rules-light',
    who: staff,
    where: '/carrier/list?rules=customer-carrier-1',
    awaited: `${dialog} input`,
  },
  { file: 'zones-light', who: superAdmin, where: '/carrier-zone', awaited: 'main' },
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

async function take({ file, look = 'light', size = wide, who, where, awaited, prepare }) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: look,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  const page = await context.newPage();
  await signIn(page, who);
  await page.goto(url + where);
  await page.locator(awaited).first().waitFor();
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
