import { text } from 'node:stream/consumers';

import { expect, type Locator, type Page } from '@playwright/test';

/** Columns of a rate card without its optional ones. */
const RATE_COLUMNS = ['Service Type', 'From Zone', 'To Zone', 'Rate Type', 'Basic', 'Rate'];

/** Downloads the file of a link as text. */
export async function downloadText(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return text(await download.createReadStream());
}

/** Uploads a file in an import dialog, and waits until it is completely imported. */
export async function upload(dialog: Locator, name: string, content: string): Promise<void> {
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.locator('.MuiAlert-colorSuccess')).toBeVisible();
}

/** A rate card with one lane by weight, for a service. */
export const rateCardOf = (service: string, [from, to]: readonly [string, string]): string =>
  [RATE_COLUMNS, [service, from, to, 'KG', '7.50', '0.38']].map((row) => row.join(',')).join('\n');
