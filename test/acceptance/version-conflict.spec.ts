import { expect, type Page, test } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { signIn } from '../support/browser.js';
import { address } from './environment.js';

const STAFF = 'admin@coastline.example';
const SHIPPER = 'perth@banksia.example';

interface SavedAddress {
  readonly id: number;
  readonly addressLine2: string | null;
}

interface SavedCustomer {
  readonly id: number;
  readonly version: number;
  readonly bookingsEmail: string;
  readonly contactEmail: string;
}

const question = (page: Page) => page.getByRole('dialog', { name: /was changed while/ });

test('changes dropped in favour of someone else’s close the form and change nothing', async ({
  page,
}) => {
  const staff = await ApiClient.signIn(address(), STAFF);
  const shipper = await ApiClient.signIn(address(), SHIPPER);
  const { addresses } = await shipper.expect<{ addresses: SavedAddress[] }>(
    'GET',
    'address?size=1&page=0',
  );
  const [record] = addresses;
  const form = `${address()}/address-book?address=${record?.id}`;
  await signIn(page, address(), SHIPPER);
  await page.goto(form);
  const field = page.getByLabel('Address line 2');
  await field.fill('Unit 5');
  await staff.expect('PUT', 'address', { ...record, addressLine2: 'Unit 3' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(question(page).getByRole('radio', { name: 'Unit 3' })).toBeVisible();

  await question(page).getByRole('button', { name: 'Drop my changes' }).click();

  await expect(page.getByText(/^Your changes were dropped/)).toBeVisible();
  await expect(field).toBeHidden();
  await page.goto(form);
  await expect(field).toHaveValue('Unit 3');
});

test('a form that stays open shows what someone else has saved once its own changes are dropped', async ({
  page,
}) => {
  const staff = await ApiClient.signIn(address(), STAFF);
  const { customerId } = staff.claims;
  const read = () => staff.expect<SavedCustomer>('GET', `customer?customerId=${customerId}`);
  const saved = await read();
  const save = ({ version }: SavedCustomer, contactEmail: string) =>
    staff.expect('PUT', `customer/emails?customerId=${customerId}`, {
      ...{ bookingsEmail: saved.bookingsEmail, contactEmail, version },
    });
  await signIn(page, address(), STAFF);
  await page.goto(`${address()}/settings/emails-and-banner`);
  const field = page.getByLabel('Contact email');
  await field.fill('mine@coastline.example');
  await save(saved, 'theirs@coastline.example');
  await page.getByRole('button', { name: 'Save' }).click();

  await question(page).getByRole('button', { name: 'Drop my changes' }).click();

  await expect(field).toHaveValue('theirs@coastline.example');
  await expect(page.getByText('Error updating emails')).toBeHidden();
  await save(await read(), saved.contactEmail);
});
