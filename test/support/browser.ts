import fs from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

import { DEMO_PASSWORD } from './api-client.js';

/** Signs in through the page, as a person does. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
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

/** What axe finds on the page as it stands, in words; empty when nothing. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
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

/** Shows the page again in light or dark, as a user who chose it sees it from the first moment. */
export async function showIn(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => {
    localStorage.setItem('mui-mode', mode);
  }, scheme);
  await page.reload();
}
