import { expect, type Locator, type Page } from '@playwright/test';

import { DEMO_PASSWORD } from './api-client.js';

/** Logs in by keyboard and opens a page. */
export async function signInByKeyboard(
  page: Page,
  url: string,
  email: string,
  path: string,
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(`${url}${path}`);
}

export const focused = (_page: Page, target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

const MAX_PRESSES = 80;

/** Presses Tab until the control has the focus; arrow keys move between rows inside a grid. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await focused(page, target)) return;
    const isInGrid = await page.evaluate(() => {
      const cell = document.activeElement?.closest('[role="grid"]');
      return cell !== null && document.activeElement?.closest('[role="region"]') === null;
    });
    await page.keyboard.press(isInGrid ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`${target.toString()} cannot be reached with the keyboard`);
}

/** Asserts that the focus is visible, by a ring, an outlined parent or the caret, and within the window. */
export async function expectFocusVisible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusProblem)).toBe('seen');
}

/** Runs in the page. */
function focusProblem(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has focus';
  const isRinged = (one: Element | null | undefined): boolean =>
    one instanceof Element && getComputedStyle(one).outlineStyle !== 'none';
  const field = element.closest('.MuiInputBase-root.Mui-focused');
  const frame = element.parentElement;
  const signs = [
    ...[element, element.nextElementSibling, frame, frame?.parentElement].map(isRinged),
    field !== null && getComputedStyle(field).boxShadow !== 'none',
    element.matches('input:not([type]), input[type="text"]'),
  ];
  if (!signs.includes(true)) return `no ring around ${element.outerHTML.slice(0, 200)}`;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight ? 'seen' : 'out of sight';
}
