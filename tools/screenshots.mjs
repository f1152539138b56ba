// npm run screenshots: the pictures of the README, taken from a running demo (URL says where, http://localhost:3000 unless given).
import path from 'node:path';

import { chromium } from '@playwright/test';

import { findOrInstallChromium } from './chromium.mjs';

const url = process.env.URL ?? 'http://localhost:3000';
const folder = path.resolve(import.meta.dirname, '../docs/screenshots');
const password = 'Linehaul1';
const size = { width: 1440, height: 900 };

/** [file, who looks, where, what has to be there] */
const pictures = [
  ['dashboard-light', 'admin@coastline.example', '/dashboard', 'section'],
  [
    'consignments-light',
    'perth@banksia.example',
    '/consignment/list?tab=MANIFESTED',
    '[role="gridcell"]',
  ],
  ['address-light', 'perth@banksia.example', '/address-book?address=new', '[role="dialog"]'],
];

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  for (const picture of pictures) await take(...picture);
} finally {
  await browser.close();
}

async function take(file, email, address, awaited) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, email);
  await page.goto(url + address);
  await page.locator(awaited).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.screenshot({ path: path.join(folder, `${file}.png`) });
  await context.close();
  console.log(`docs/screenshots/${file}.png`);
}

async function signIn(page, email) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((now) => !now.pathname.includes('/login'));
}
