import { expect, test, type Locator, type Page } from '@playwright/test';

import { signIn } from '../support/browser.js';
import { address } from './environment.js';

/** A field, what is typed into it that is wrong, and the button that is pressed next. */
interface Form {
  readonly of: string;
  readonly email: string;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
  readonly typed: string;
  readonly button: (page: Page) => Locator;
}

const ADMIN = 'admin@coastline.example';
const SHIPPER = 'melbourne@banksia.example';
const inDialog = (page: Page) => page.getByRole('dialog').last();
const submitOf = (page: Page) => inDialog(page).locator('button[type="submit"]');
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const forms: readonly Form[] = [
  {
    of: 'a new user',
    email: ADMIN,
    path: '/user/list',
    open: press('Add User'),
    field: (page) => inDialog(page).getByLabel('Email'),
    typed: 'nobody',
    button: submitOf,
  },
  {
    of: 'an address',
    email: SHIPPER,
    path: '/address-book?address=new',
    field: (page) => inDialog(page).getByLabel('Email'),
    typed: 'nobody',
    button: (page) => inDialog(page).getByRole('button', { name: /^Save/ }).first(),
  },
  {
    of: 'a webhook',
    email: ADMIN,
    path: '/webhooks',
    open: press('Add webhook'),
    field: (page) => inDialog(page).getByRole('textbox').first(),
    typed: 'nowhere',
    button: submitOf,
  },
  {
    of: 'a password to be reset',
    email: '',
    path: '/login',
    open: press('Forgot password?'),
    field: (page) => inDialog(page).getByRole('textbox'),
    typed: 'nobody',
    button: submitOf,
  },
  {
    of: 'Rules & Fees',
    email: ADMIN,
    path: '/carrier/list?rules=customer-carrier-1',
    field: (page) => inDialog(page).locator('#tailgateFee'),
    typed: '45',
    button: submitOf,
  },
  {
    of: 'a consignment',
    email: SHIPPER,
    path: '/consignment/default',
    field: (page) => page.getByLabel('Length, item 1'),
    typed: '99999',
    button: (page) => page.getByRole('button', { name: /^Add item/ }).first(),
  },
];

/** Where the middle of the control is. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await control.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whatever the loss of the focus shows is drawn by then. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );

/** Presses with the mouse as a hand does: it takes its time. Answers whether the control was clicked. */
async function pressSlowly(page: Page, control: Locator): Promise<boolean> {
  const clicked = control.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        document.addEventListener(
          'click',
          ({ target }) => {
            resolve(target instanceof Node && element.contains(target));
          },
          { once: true, capture: true },
        );
      }),
  );
  const at = await middleOf(control);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await twoFrames(page);
  expect(await middleOf(control)).toEqual(at);
  await page.mouse.up();
  return clicked;
}

for (const { of, email, path, open, field, typed, button } of forms)
  test(`the button of ${of} stays where it is pressed, whatever the field that is left says`, async ({
    page,
  }) => {
    if (email !== '') await signIn(page, address(), email);
    await page.goto(`${address()}${path}`);
    await open?.(page);
    await field(page).fill(typed);
    const control = button(page);
    await control.scrollIntoViewIfNeeded();
    await field(page).focus();

    expect(await pressSlowly(page, control)).toBe(true);
  });
