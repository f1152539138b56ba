import { expect, test, type Page } from '@playwright/test';

import { accessibilityViolations } from '../support/browser.js';
import { address } from './environment.js';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Opens the reference with every other host blocked; returns what failed, filled as it happens. */
async function openReference(page: Page): Promise<string[]> {
  const failures: string[] = [];
  const { host } = new URL(address());
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.host === host || !url.protocol.startsWith('http')) return route.continue();
    failures.push(`asks ${url.host}`);
    return route.abort();
  });
  page.on('requestfailed', (request) => failures.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()} is ${response.status()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(`${address()}/api/docs`);
  await expect(page.getByRole('heading', { name: 'Quickstart' })).toBeVisible();
  return failures;
}

for (const scheme of ['light', 'dark'] as const)
  test(`the reference needs this server only, and axe finds nothing in ${scheme}`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => {
      localStorage.setItem('mui-mode', mode);
    }, scheme);
    await page.setViewportSize(wide);
    const failures = await openReference(page);

    await expect.poll(() => accessibilityViolations(page), { timeout: 60_000 }).toEqual([]);
    const sidebar = page.getByRole('complementary');
    await sidebar.getByRole('button', { name: 'Offers' }).click();
    await sidebar.getByText('List offers', { exact: true }).click();
    const heading = page.getByRole('heading', { name: 'List offers', exact: true });
    await expect(heading).toBeVisible();
    const operation = page
      .locator('[id*="consignment/offers"], section')
      .filter({ has: heading })
      .last();
    await expect(operation.getByText('linehaul.listOffers')).toBeVisible();
    await expect.poll(() => accessibilityViolations(page), { timeout: 60_000 }).toEqual([]);
    expect(failures).toEqual([]);
  });

test('the reference fits a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  const failures = await openReference(page);

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expect.poll(() => accessibilityViolations(page), { timeout: 60_000 }).toEqual([]);
  expect(failures).toEqual([]);
});
