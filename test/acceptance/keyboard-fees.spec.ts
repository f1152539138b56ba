import { expect, test } from '@playwright/test';

import type { RulesSheetView } from '@contracts/views/rules.view.js';

import { ApiClient } from '../support/api-client.js';
import { expectFocusVisible, focused, signInByKeyboard, tabTo } from '../support/keyboard.js';
import { address } from './environment.js';

const CUSTOMER_ADMIN = 'admin@coastline.example';
/** A generic carrier with few clients. */
const CARRIER = 'Westside Haulage';

interface Account {
  readonly id: number;
  readonly customerId: number;
  readonly customerCarrier: { readonly carrier: { readonly displayName: string } };
}

let admin: ApiClient;
let accountId: number;

const sheet = () => admin.expect<RulesSheetView>('GET', `rules?customerCarrierACId=${accountId}`);

/** Gives the account its own rules: a copy of its carrier's, which have no tailgate fields. */
test.beforeAll(async () => {
  admin = await ApiClient.signIn(address(), CUSTOMER_ADMIN);
  const { accounts } = await admin.expect<{ accounts: Account[] }>(
    'GET',
    'customer-carrier-account?permission=READ_CUSTOMER_CARRIER_ACCOUNT',
  );
  const account = accounts.find(
    ({ customerCarrier: { carrier } }) => carrier.displayName === CARRIER,
  );
  if (!account) throw new Error(`no account with ${CARRIER}`);
  accountId = account.id;
  const [carrierDefault] = (await sheet()).levels;
  const query = `customerId=${account.customerId}&customerCarrierACId=${accountId}`;
  await admin.expect('POST', `rules?${query}`, carrierDefault?.record);
});

test('rules & fees are edited, an incomplete section corrected, and saved', async ({ page }) => {
  await signInByKeyboard(page, address(), CUSTOMER_ADMIN, '/carrier-account/list');
  const row = page.getByRole('row').filter({ hasText: CARRIER });
  await tabTo(page, row.getByRole('checkbox'));
  await expectFocusVisible(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab'); // out of the grid
  const opener = page.getByRole('button', { name: 'Rules & Fees' });
  await tabTo(page, opener);
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: `Rules & Fees: ${CARRIER}, account` });
  const tailgate = dialog.getByRole('region', { name: 'Tailgate' });
  await tabTo(page, dialog.getByRole('button', { name: 'Tailgate' }));
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');
  await expect(tailgate.getByRole('heading')).toBeFocused();
  await expectFocusVisible(page);
  await tabTo(page, tailgate.getByLabel('Max weight (kg)'));
  await page.keyboard.type('500');
  await page.keyboard.press('Control+Enter');

  const missing = dialog.getByRole('alert').filter({ hasText: 'Missing Required Information:' });
  await expect(missing).toHaveText('Missing Required Information: Tailgate');
  await expect(tailgate.getByText('All 4 Fields must be filled out')).toBeVisible();
  await expect(tailgate.getByLabel('Charge per')).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('i');
  await tabTo(page, tailgate.getByLabel('Fee type'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, tailgate.getByLabel('Fee', { exact: true }));
  await page.keyboard.type('45');
  await expect(missing).toBeHidden();
  await expect(dialog.getByText('4 unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+Enter');

  await expect(page.getByText('Rules & Fees Updated Successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => focused(page, opener)).toBe(true);
  await expectFocusVisible(page);
  expect((await sheet()).rules).toMatchObject({
    tailgateMaxKg: 500,
    tailgateFeePer: 'item',
    tailgateFeeFormat: 'dollar',
    tailgateFee: 45,
  });
});
