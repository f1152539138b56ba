import { expect, test, type Page } from '@playwright/test';

import type { OfferView } from '@contracts/views/offer.view.js';

import {
  type AustraliaPostDouble,
  startAustraliaPost,
} from '../../backend/src/carrier-adapters/australia-post/double/server.js';
import { ApiClient, findConsignment, prepareConsignment } from '../support/api-client.js';
import { accessibilityViolations, preferScheme, signIn } from '../support/browser.js';
import { enterAccount, nameAdapter } from '../support/live-carrier.js';
import { databaseUrlOf, Product } from '../support/product.js';

const SHIPPER = 'sydney@banksia.example';

let carrier: AustraliaPostDouble;
let product: Product;
let name: string;

// two backends: an answer is collected from either
test.beforeAll(async () => {
  test.setTimeout(240_000);
  carrier = await startAustraliaPost('STARTRACK');
  product = await Product.start({
    environment: {
      CARRIER_SERVERS: `australia-post=${carrier.url}`,
      DEMO_CONSIGNMENTS: '20',
      BACKENDS: '2',
    },
  });
  const shipper = await ApiClient.signIn(product.url, SHIPPER);
  const request = await prepareConsignment(shipper);
  const [offer] = await shipper.expect<OfferView[]>('POST', 'consignment/offers', request);
  if (!offer) throw new Error('there is no offer');
  name = offer.carrierDisplayName ?? '';
  await nameAdapter(databaseUrlOf(product), offer);
  const admin = await ApiClient.signIn(product.url, 'super@linehaul.example');
  await enterAccount(admin, offer, carrier, 4_000);
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  await product.stop();
  product.discard();
  await carrier.close();
});

const pricesAre = (fault: 'HANG' | 'RESET_BEFORE_WORK', isOn: boolean) => {
  carrier.failEach(fault, ({ path }) => isOn && path.endsWith('/prices/shipments'));
};

async function openForm(
  page: Page,
  weight: number,
  look: 'light' | 'dark' = 'light',
): Promise<void> {
  await signIn(page, product.url, SHIPPER);
  await preferScheme(page, look);
  await page.goto(`${product.url}/consignment/default`);
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('Pty');
  await page.getByRole('listbox').getByRole('option').first().click();
  const values = ['2', '50', '40', '30', String(weight)];
  for (const [index, field] of ['Quantity', 'Length', 'Width', 'Height', 'Weight'].entries())
    await page.getByLabel(`${field}, item 1`).fill(values[index] ?? '');
}

const liveOffer = (page: Page) => page.getByRole('radio', { name: new RegExp(`${name}.* Live,`) });

test('a consignment is created by keyboard with the price that its carrier named', async ({
  page,
}) => {
  pricesAre('HANG', false);
  await openForm(page, 9);
  await expect(liveOffer(page)).toBeVisible();
  await expect(page.getByText(/^holds until/)).toBeVisible();

  await page.getByRole('radio').first().focus();
  for (let step = 0; step < 12 && !(await liveOffer(page).isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');

  await expect(liveOffer(page)).toBeChecked();
  await expect(page.getByRole('table', { name: 'Live and rate card, line by line' })).toBeVisible();
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/consignment'),
  );
  await page.getByRole('button', { name: /^SUBMIT/ }).click();
  const { id } = (await (await created).json()) as { id: number };
  const shipper = await ApiClient.signIn(product.url, SHIPPER);
  expect((await findConsignment(shipper, id)).offer).toMatchObject({ source: 'LIVE' });
});

for (const [look, size] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 1440, height: 900 }],
  ['light', { width: 390, height: 844 }],
] as const)
  test(`offers of rate cards do not wait for a carrier that hangs: ${look}, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    pricesAre('HANG', true);
    await openForm(page, size.width + look.length, look);
    const sheet = page.getByRole('button', { name: /offers?$/ });
    if (size.width < 900) await sheet.click();

    await expect(page.getByText(`${name} is pricing…`)).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeEnabled();
    await picture(page, `pending-${look}-${size.width}`);

    await page.getByRole('button', { name: 'Why' }).click();
    await expect(page.getByText(new RegExp(`${name}.*did not answer within 4 s`))).toBeVisible();
    await picture(page, `unanswered-${look}-${size.width}`);
    expect(await accessibilityViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
    pricesAre('HANG', false);
  });

/** Saves a picture if LIVE_RATE_PICTURES names a folder. */
async function picture(page: Page, file: string): Promise<void> {
  const folder = process.env['LIVE_RATE_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${file}.png` });
}
