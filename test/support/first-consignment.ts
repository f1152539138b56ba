import { expect, type Locator, type Page } from '@playwright/test';

import { choose, fill } from './new-customer.js';

/** Mandatory columns of a rate card. */
const RATE_COLUMNS = ['Service Type', 'From Zone', 'To Zone', 'Rate Type', 'Basic', 'Rate'];

/** Downloads what a link offers, as text. */
export async function downloadText(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Uploads a file in the dialog of an import, and waits until all of it is taken. */
export async function upload(dialog: Locator, name: string, text: string): Promise<void> {
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.locator('.MuiAlert-colorSuccess')).toBeVisible();
}

/** A card with one lane by weight, for a service. */
export const rateCardOf = (service: string, [from, to]: readonly [string, string]): string =>
  [RATE_COLUMNS, [service, from, to, 'KG', '7.50', '0.38']].map((row) => row.join(',')).join('\n');

/** Adds an address to send to, in the address book. */
export async function addReceiver(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Address Book' }).click();
  await page.getByRole('button', { name: 'Add address' }).first().click();
  const form = page.getByRole('dialog');
  await fill(form, {
    'Company name': 'Harbour Lamps Pty Ltd',
    'Contact name': 'Ines Varga',
    'Phone number': '02 9000 4455',
    'Address line 1': '4 Bond St',
  });
  await choose(page, form.getByLabel('Suburb'), 'Sydney');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

/** Creates a consignment with the only offer, and answers its connote. */
export async function createConsignment(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Create New' }).click();
  await choose(page, page.getByRole('combobox', { name: 'Delivery address' }), 'Harbour');
  const measures = { Quantity: 2, Length: 40, Width: 40, Height: 40, Weight: 20 };
  for (const [measure, value] of Object.entries(measures))
    await page.getByLabel(`${measure}, item 1`).fill(String(value));
  const offers = page.getByRole('radiogroup', { name: 'Carrier offers' }).getByRole('radio');
  await offers.first().check();
  await page.getByRole('button', { name: 'SUBMIT CONSIGNMENT' }).click();
  const created = page.getByText(/Consignment created successfully\. Connote: \w+/);
  await expect(created).toBeVisible();
  return /Connote: (\w+)/.exec((await created.textContent()) ?? '')?.[1] ?? '';
}

/** Hands a consignment over, with a pickup booked. */
export async function manifestWithPickup(page: Page, connote: string): Promise<void> {
  await page.getByRole('link', { name: /^Consignments/ }).click();
  const row = page.getByRole('row').filter({ hasText: connote });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Manifest/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Book for ad hoc pickup').check();
  await dialog.getByRole('button', { name: 'Manifest & Book' }).click();
  await expect(page.getByText('Consignment manifested successfully')).toBeVisible();
}
