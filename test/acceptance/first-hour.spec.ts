import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { downloadText, rateCardOf, upload } from '../support/imported-files.js';
import {
  choose,
  enterConnection,
  expectNoBlankScreen,
  fill,
  verifyByMail,
  invite,
  signInAs,
  startNewInstallation,
  SUPER_ADMIN,
  type NewInstallation,
} from '../support/new-customer.js';

const ADMIN = 'admin@mallee.example';
const CARRIER = 'Outback Haulage';
const SHIPPER = 'dispatch@lorikeet.example';
const RECEIVER = 'Harbour Lamps';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-first-hour-'));

// later steps depend on earlier ones
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let installation: NewInstallation;
let page: Page;
let url: string;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  installation = await startNewInstallation(folder);
  ({ url } = installation.product);
  page = await browser.newPage();
});

test.afterAll(async () => {
  await page.close();
  await installation.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const dialog = () => page.getByRole('dialog');
const press = (name: string | RegExp, within = dialog()) =>
  within.getByRole('button', { name, exact: true }).click();
/** A step of the set-up page, by its name there. */
const step = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

async function openSetUp(): Promise<void> {
  await page.getByRole('link', { name: /^Set up/ }).click();
  await expect(page.getByRole('heading', { name: 'Set up', level: 1 })).toBeVisible();
}

/** Follows the link from a step's panel to its screen. */
async function openStep(name: string): Promise<void> {
  await openSetUp();
  await step(name).click();
  await dialog().getByRole('link').click();
}

test('a super admin of an empty installation adds a customer and its administrator', async () => {
  await signInAs(page, url, SUPER_ADMIN);
  await expect(page.getByText('No customers yet')).toBeVisible();
  await expectNoBlankScreen(page);

  await openSetUp();
  await page.getByRole('link', { name: 'Add customer' }).click();
  await press('Add', page.getByRole('main'));
  await fill(dialog(), {
    Name: 'Mallee Freight Desk',
    'Bookings Email': 'bookings@mallee.example',
    'Contact Email': 'contact@mallee.example',
  });
  await press('Save');
  await expect(dialog()).toBeHidden();
  await invite(page, {
    name: 'Hugh Barlow',
    email: ADMIN,
    role: 'customer admin',
    scope: ['Customers', 'Mallee Freight Desk'],
  });
});

test('the administrator is taken to the set-up page, and no screen is blank without a client', async () => {
  await verifyByMail(page, installation.carrier, ADMIN);
  await signInAs(page, url, ADMIN);

  await expect(page).toHaveURL(/\/set-up/);
  await expect(page.getByText('No carriers yet')).toBeVisible();
  await expectNoBlankScreen(page);
});

test("the customer's own carrier is added, connected and tested", async () => {
  await openSetUp();
  await page.getByRole('link', { name: 'Add carrier' }).first().click();
  await press('Add Generic Carrier', page.getByRole('main'));
  await fill(dialog(), { Name: 'outback', 'Display name': CARRIER });
  await press('Add carrier');
  await press(CARRIER, page.getByRole('main'));
  await enterConnection(dialog(), installation.carrier);
  await press('Test: Manifest transfer');
  await expect(dialog().getByText('test file removed')).toBeVisible();
  await press('Test: Tracking');
  await expect(dialog().getByText('0 of 0 scans recognised')).toBeVisible();
  await press('Save');
  await expect(dialog()).toBeHidden();
  await openSetUp();
  // done once the worker has read the carrier's scans
  await expect(async () => {
    await page.reload();
    await expect(step(`Tracking for ${CARRIER}: Done`)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});

test('account, numbers, a client and its account follow, each from its step', async () => {
  await openStep(`Account for ${CARRIER}`);
  await press('ADD', page.getByRole('main'));
  await dialog().getByLabel('Carrier', { exact: true }).selectOption({ label: CARRIER });
  await fill(dialog(), { 'Account number': 'MF-5512' });
  await press('Save');
  await page.getByRole('button', { name: /^Details of/ }).click();
  await press('ADD PREFIX', page.getByRole('main'));
  await fill(dialog(), { Prefix: 'OUT', 'First number': '1', 'Last number': '100000' });
  await press('Add prefix');
  await expect(dialog()).toBeHidden();

  await openSetUp();
  await page.getByRole('link', { name: 'Add client' }).first().click();
  await press('Add', page.getByRole('main'));
  await fill(dialog(), {
    'Client Name': 'Lorikeet Lighting',
    'Company name': 'Lorikeet Lighting',
    'Address line 1': '12 Assembly Dr',
  });
  await choose(page, dialog().getByLabel('Suburb'), 'Dandenong South');
  await press('Save');
  await expect(dialog()).toBeHidden();

  await openStep('Account for Lorikeet Lighting');
  await press('ADD', page.getByRole('main'));
  await dialog().getByLabel('Account', { exact: true }).selectOption({ index: 1 });
  await fill(dialog(), { 'Number of connotes': '2000' });
  await press('Create');
  await expect(dialog()).toBeHidden();
  await openSetUp();
  await expect(step(`Numbers for ${CARRIER}: Done`)).toBeVisible();
  await expect(step('Account for Lorikeet Lighting: Done')).toBeVisible();
  await expect(step(`Zones for ${CARRIER}: Open`)).toBeVisible();
});

test('the operator loads the zones of the carrier, from the example', async () => {
  await signInAs(page, url, SUPER_ADMIN);
  await page.getByRole('link', { name: 'Load carrier zones' }).click();
  const example = dialog().getByRole('link', { name: 'Download an example' });
  const zones = await downloadText(page, example);
  await dialog().getByLabel('Customer').selectOption({ label: 'Mallee Freight Desk' });
  await dialog().getByLabel('Carrier', { exact: true }).selectOption({ label: CARRIER });
  await upload(dialog(), 'zones.csv', zones);
});

test('rate card, transit times and rules follow, and the trial finds an offer', async () => {
  await signInAs(page, url, ADMIN);
  await openSetUp();
  await expect(step(`Zones for ${CARRIER}: Done`)).toBeVisible();
  await openStep(`Rate card for ${CARRIER}`);
  await dialog().getByLabel('Account', { exact: true }).selectOption({ index: 1 });
  await upload(dialog(), 'rates.csv', rateCardOf('GEN', ['MEL', 'SYD']));
  await press('Close');
  // the panel of the step, which stayed open
  await expect(dialog().getByText('1 lane', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(step(`Rate card for ${CARRIER}: Done`)).toBeVisible();

  await page.getByRole('link', { name: 'Transit Times' }).click();
  await expect(page.getByRole('heading', { name: 'Transit Times' })).toBeVisible();
  await openStep(`Rules & Fees for ${CARRIER}`);
  await expect(dialog().getByRole('textbox').first()).toBeVisible();
  await page.goto(`${url}/set-up`);
  await step('First offer for Lorikeet Lighting').click();
  await expect(dialog().getByText(/offers? to \d of \d capital cities/)).toBeVisible();
});

/** The carton of the trial, to a new address in Sydney. */
async function fillFirstConsignment(): Promise<void> {
  await page.getByRole('link', { name: 'Create New' }).click();
  await press('New address', page.getByRole('main'));
  await fill(dialog(), { 'Company name': RECEIVER, 'Address line 1': '40 Bridge St' });
  await choose(page, dialog().getByLabel('Suburb'), 'Sydney');
  await press('Save');
  await expect(dialog()).toBeHidden();
  const values = { Quantity: '1', Length: '40', Width: '40', Height: '40', Weight: '20' };
  for (const [field, value] of Object.entries(values))
    await page.getByLabel(`${field}, item 1`).fill(value);
  const offers = page.getByRole('radiogroup', { name: 'Carrier offers' });
  await expect(offers.getByRole('radio', { name: new RegExp(CARRIER) })).toBeChecked();
}

const consignmentRow = () => page.getByRole('row').filter({ hasText: RECEIVER });

test("the client's own user ships the first consignment, and sees it delivered", async () => {
  test.setTimeout(240_000);
  await page.goto(`${url}/set-up`);
  await invite(page, {
    name: 'Nia Ford',
    email: SHIPPER,
    role: 'client user',
    scope: ['Clients', 'Lorikeet Lighting'],
  });
  await verifyByMail(page, installation.carrier, SHIPPER);
  await signInAs(page, url, SHIPPER);
  await expectNoBlankScreen(page);

  await fillFirstConsignment();
  await press(/^SUBMIT CONSIGNMENT/, page.getByRole('main'));
  await expect(page.getByText(/Consignment created successfully\. Connote: OUT/)).toBeVisible();
  await page.getByRole('link', { name: /^Consignments/ }).click();
  await consignmentRow().getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Manifest/ }).click();
  await press('Manifest');
  await expect(page.getByText('Consignment manifested successfully')).toBeVisible();

  await page.getByRole('tab', { name: /^Manifested/ }).click();
  // the carrier's scans arrive without a reload
  await expect(consignmentRow().getByText('Delivered')).toBeVisible({ timeout: 90_000 });
});

test('the set-up page of the administrator shows the delivery, and no screen is blank', async () => {
  await signInAs(page, url, ADMIN);
  await openSetUp();
  const delivered = page.getByRole('listitem').filter({ hasText: 'Delivered' });
  await expect(delivered.getByText(CARRIER)).toBeVisible();
  await expectNoBlankScreen(page);
});
