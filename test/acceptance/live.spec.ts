import { expect, test, type Browser, type Page } from '@playwright/test';

import { ApiClient, createConsignment } from '../support/api-client.js';
import { signIn } from '../support/browser.js';
import { startSeverableProxy, type SeverableProxy } from '../support/severable-proxy.js';
import { address } from './environment.js';

const SHIPPER = 'perth@banksia.example';
const STAFF = 'admin@coastline.example';

/** A browser context with its own session. */
async function windowOf(browser: Browser, person: string, url = address()): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, url, person);
  return page;
}

const pill = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

test("changes appear in another user's window without a reload", async ({ browser }) => {
  const shipper = await ApiClient.signIn(address(), SHIPPER);
  const { id, connoteNumber } = await createConsignment(shipper);
  const list = `${address()}/consignment/list`;
  const watching = await windowOf(browser, SHIPPER);
  const acting = await windowOf(browser, STAFF);
  await watching.goto(`${list}?tab=ALL&q=${connoteNumber}&f=none`);
  const row = watching.getByRole('row').filter({ hasText: connoteNumber });
  await expect(row).toContainText('CREATED');
  await expect(pill(watching, /^Live$/)).toBeVisible();

  await shipper.expect('POST', 'manifest', { consignmentIds: [id], autoPickupBooking: false });
  await expect(row).toContainText('MANIFESTED');
  await acting.goto(`${list}?tab=ALL&tracking=${id}`);
  const dialog = acting.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'New status' }).click();
  await acting.getByRole('option', { name: 'OUT FOR DELIVERY' }).click();
  // from here on: the next scan of the demo's carrier replaces it
  const appeared = row.filter({ hasText: 'OUT FOR DELIVERY' }).waitFor();
  await dialog.getByRole('button', { name: 'Update status' }).click();
  await expect(acting.getByText('Manual tracking event added')).toBeVisible();

  await appeared;
  await acting.context().close();
  await watching.context().close();
});

test('a lost connection is shown, input is kept, and everything is current afterwards', async ({
  browser,
}) => {
  const port = Number(new URL(address()).port);
  const shipper = await ApiClient.signIn(address(), SHIPPER);
  // the sidebar shows counts only above zero
  for (let index = 0; index < 2; index += 1) await createConsignment(shipper);
  let network: SeverableProxy = await startSeverableProxy(port);
  const page = await windowOf(browser, SHIPPER, `http://127.0.0.1:${network.port}`);
  await page.clock.install();
  await page.goto(`http://127.0.0.1:${network.port}/consignment/default`);
  await expect(pill(page, /^Live$/)).toBeVisible();
  const count = page.getByLabel(/\d open consignments$/);
  const before = Number((await count.innerText()).replaceAll(',', ''));
  await page.getByLabel('Special instructions').fill('Ring at the side gate');

  await network.close();
  await expect(pill(page, /^Live$/)).toBeVisible();
  await page.clock.runFor(2500);
  await expect(pill(page, /^Reconnecting$/)).toBeVisible();
  await page.clock.runFor(13_000);
  await expect(pill(page, /^Offline/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await createConsignment(shipper);
  await page.clock.runFor(15_000);

  network = await startSeverableProxy(port, network.port);
  await page.clock.runFor(10_000);
  await expect(pill(page, /^Live$/)).toBeVisible();
  await expect(page.getByLabel('Special instructions')).toHaveValue('Ring at the side gate');
  await expect
    .poll(async () => Number((await count.innerText()).replaceAll(',', '')))
    .toBe(before + 1);
  await page.context().close();
  await network.close();
});
