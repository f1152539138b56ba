import fs from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Locator, type Page } from '@playwright/test';

import { DEMO_PASSWORD } from './api-client.js';

/** Logs in through the page. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Presses Tab until the control has the focus; arrow keys inside a grid. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    const isInGrid = await page.evaluate(
      () => document.activeElement?.closest('[role="grid"]') !== null,
    );
    await page.keyboard.press(isInGrid ? 'ArrowDown' : 'Tab');
  }
  throw new Error('the control cannot be reached with the keyboard');
}

/**
 * Reason the focus is not visible: nothing is focused, the element is outside the window, or it has no focus indicator.
 * Null if visible.
 */
export function focusError(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const isOnScreen = (element: Element) => {
      const { width, height, bottom, right, top, left } = element.getBoundingClientRect();
      const isInside = bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth;
      return width * height > 0 && isInside;
    };
    const isDrawnAround = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    /** Fields show the focus on their border, menu items on the line, grouped controls on the group. */
    const isMarked = (element: Element) => {
      const parent = element.parentElement ?? element;
      const edge = getComputedStyle(parent.querySelector('fieldset') ?? parent).borderTopWidth;
      const around = [element, parent, parent.parentElement ?? parent];
      const isLine = element.classList.contains('Mui-focusVisible');
      return isLine || parseFloat(edge) >= 2 || around.some(isDrawnAround);
    };

    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has focus';
    if (!isOnScreen(focused)) return 'the focus is not on the screen';
    return isMarked(focused) ? null : `no focus ring around ${focused.outerHTML.slice(0, 160)}`;
  });
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: unknown; readonly html: string }[];
  }[];
}

const axeSource = fs.readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Findings of axe on the current page, as text; empty if there are none. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResult, string[]>(
    (values) =>
      (
        window as unknown as {
          axe: { run: (context: Document, options: object) => Promise<AxeResult> };
        }
      ).axe.run(document, { runOnly: { type: 'tag', values } }),
    rules,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, html }) => `  ${JSON.stringify(target)} ${html.slice(0, 160)}`).join('\n')}`,
  );
}

/** Sets light or dark mode for pages opened from now on. */
export async function preferScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => {
    localStorage.setItem('mui-mode', mode);
  }, scheme);
}
