import { expect, test, type Locator, type Page } from '@playwright/test';

import { signIn } from '../support/browser.js';
import { address } from './environment.js';

/** A form: its page, and the control that opens it. */
type Form = readonly [name: string, path: string, opener?: string];

const formsOf: Readonly<Record<string, readonly Form[]>> = {
  'perth@banksia.example': [
    ['an address', '/address-book?address=new'],
    ['a tracking number', '/track-and-trace'],
  ],
  'admin@coastline.example': [
    ['a client', '/client/list', 'Add'],
    ['a user', '/user/list', 'Add'],
    ['a carrier account', '/carrier-account/list', 'ADD'],
    ['a generic carrier', '/carrier/list', 'Add Generic Carrier'],
  ],
  'super@linehaul.example': [['a customer', '/customer/list', 'Add']],
};

/** Part of the page with the form: the dialog if one is open. */
async function formPart(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await expect(page.locator('button[type="submit"]').last()).toBeVisible();
  return (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main');
}

/** Empties the first field after typing, with the focus still in it: its message appears when it loses focus. */
async function leaveFieldInvalid(form: Locator): Promise<void> {
  const field = form.locator('input:not([type]), input[type="text"]').first();
  await field.fill('x');
  await field.fill('');
}

/**
 * Presses and releases at one position, as a user does: the message of the field that lost focus appears in between.
 */
async function clickLikeUser(page: Page, button: Locator): Promise<number> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const pressed = await button.boundingBox();
  await page.mouse.up();
  return Math.abs((pressed?.y ?? 0) - box.y);
}

test('H59 a click is not lost when the banner appears during it', async ({ page }) => {
  let sendBanner: () => void = () => undefined;
  const isPressed = new Promise<void>((resolve) => (sendBanner = resolve));
  await page.route('**/banner*', async (route) => {
    await isPressed;
    await route.continue();
  });
  await signIn(page, address(), 'admin@coastline.example');
  await page.goto(`${address()}/user/list`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add', exact: true });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await add.hover();
  await page.mouse.down();
  const received = page.waitForResponse('**/banner*');
  sendBanner();
  await received;
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.mouse.up();

  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(/^Public holiday cut-offs/)).toBeVisible();
});

for (const [email, forms] of Object.entries(formsOf))
  test.describe(email, () => {
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      await signIn(page, address(), email);
    });
    test.afterAll(() => page.close());

    for (const [name, path, opener] of forms)
      test(`H59 the first click on Save of ${name} takes effect`, async () => {
        await page.goto(`${address()}${path}`);
        if (opener)
          await page.getByRole('main').getByRole('button', { name: opener, exact: true }).click();
        const form = await formPart(page);
        const submit = form.locator('button[type="submit"]').last();
        await leaveFieldInvalid(form);
        await submit.evaluate((button) => {
          button.addEventListener('click', () => {
            document.title = 'clicked';
          });
        });

        expect(await clickLikeUser(page, submit)).toBeLessThan(1);
        await expect(page).toHaveTitle('clicked');
        await page.keyboard.press('Escape');
      });
  });
