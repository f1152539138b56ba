import { expect, type Locator, type Page } from '@playwright/test';

import { startCarrier, type RunningCarrier } from '../../demo/simulated-carrier/carrier.js';
import { demoAccount } from '../../demo/simulated-carrier/settings.js';
import { freePort } from '../../tools/embedded-pg.mjs';
import { Product } from './product.js';

/** Password of all users in a new installation; long enough for administrators. */
export const PASSWORD = 'Mallee-Freight-77';
export const SUPER_ADMIN = 'root@linehaul.example';
const LOOPBACK = '127.0.0.0/8,::1/128';

/** An installation without demo data, and a carrier with real servers on the loopback address. */
export interface NewInstallation {
  readonly product: Product;
  readonly carrier: RunningCarrier;
  readonly stop: () => Promise<void>;
}

/** Starts both; the carrier also catches the product's emails. */
export async function startNewInstallation(folder: string): Promise<NewInstallation> {
  const ports = { sftp: await freePort(), http: await freePort(), smtp: await freePort() };
  const addressFile = `${folder}/simulated-carrier.json`;
  const carrier = await startCarrier({
    ...{ folder, addressFile, ports },
    ...{ secondsPerStep: 1, minutesPerOrderFile: 0 },
  });
  const product = await Product.start({
    environment: {
      DEMO: 'false',
      OUTGOING_ALLOW: LOOPBACK,
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      SUPER_ADMIN_EMAIL: SUPER_ADMIN,
      SUPER_ADMIN_PASSWORD: PASSWORD,
    },
  });
  const stop = async () => {
    await product.stop();
    product.discard();
    await carrier.stop();
  };
  return { product, carrier, stop };
}

/** Enters the carrier's connection details: servers for manifests and scans. */
export async function enterConnection(form: Locator, { ports }: RunningCarrier): Promise<void> {
  const { username, password } = demoAccount;
  await form.getByLabel('Transfer type').selectOption('SFTP');
  await fill(form, {
    'Server address': '127.0.0.1',
    'Server port': String(ports.sftp),
    'Username optional': username,
    'Password optional': password,
    'Server path optional': '/',
  });
  await form.getByRole('checkbox', { name: 'DIFOT server' }).check();
  await fill(form, {
    'DIFOT server address': 'http://127.0.0.1',
    'DIFOT server port': String(ports.http),
    'DIFOT username': username,
    'DIFOT password': password,
    'DIFOT path optional': '/feed',
  });
}

/** Verifies a user with the link in the last email to that address. */
export async function verifyByMail(page: Page, carrier: RunningCarrier, to: string): Promise<void> {
  const inbox = `http://127.0.0.1:${carrier.ports.http}/demo/mail`;
  const mail = page.getByRole('row').filter({ hasText: to }).getByRole('link').first();
  await expect(async () => {
    await page.goto(inbox);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await page.getByRole('link', { name: /token=/ }).click();
  await expect(page.getByText('Your account is verified. Please sign in.')).toBeVisible();
}

/** Signs in as another user, in a window without a session. */
export async function signInAs(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Label of the scope field, and the text to select in it. */
  readonly scope: readonly [field: 'Clients' | 'Customers', name: string];
}

/** Adds a user on the Users page. */
export async function invite(page: Page, { name, email, role, scope }: Invitation): Promise<void> {
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  // until its page is rendered, the previous page stays, and may have a button of that name too
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, {
    Name: name,
    Email: email,
    Password: PASSWORD,
    'Re-enter password': PASSWORD,
  });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Role', { exact: true }).selectOption({ label: role });
  await choose(page, dialog.getByLabel(scope[0]), scope[1]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills fields by their labels. */
export async function fill(
  form: Locator | Page,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
}

/** Types into a search field, and selects the first result. */
export async function choose(page: Page, field: Locator, text: string): Promise<void> {
  await field.pressSequentially(text);
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: new RegExp(text, 'i') })
    .first()
    .click();
}

/** Asserts that every screen of the sidebar has content, and none is the error page. */
export async function expectNoBlankScreen(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.nth(2)).toBeVisible(); // reading the links does not wait for them
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const path of new Set(paths.filter((each) => !each.includes('dialog=')))) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
    expect(new URL(page.url()).pathname, path).not.toBe('/error');
    const content = await page.getByRole('main').innerText();
    expect(content.trim().length, path).toBeGreaterThan(60);
  }
}
