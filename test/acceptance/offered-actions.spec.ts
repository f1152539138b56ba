import { expect, test, type Page } from '@playwright/test';

import { signIn } from '../support/browser.js';
import { address } from './environment.js';

/** One person of each role that signs in. */
const people = {
  'a super admin': 'super@linehaul.example',
  'a customer admin': 'admin@coastline.example',
  'a customer user': 'manager@coastline.example',
  'an auditor': 'auditor@coastline.example',
  'a client admin': 'parent@banksia.example',
  'a client user': 'melbourne@banksia.example',
};

/** Leads out of the session, or starts a file: nothing that could be refused. */
const leftAlone = /log out|sign out|download|print|export|report|resend/i;

const MAX_BUTTONS = 24;

/** Waits until the page has loaded what it shows. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
}

/** Refusals that the page was answered since the last call, and where it has gone to. */
function watch(page: Page): () => string[] {
  let refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403 || answer.status() === 404)
      refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  return () => {
    const found = [...refused, ...(/\/error$/.test(page.url()) ? ['the error page'] : [])];
    refused = [];
    return found;
  };
}

const controls = ':is(button, a[href]):visible:not([disabled]):not([target="_blank"])';

/** Names of the buttons and links of the page itself. */
const offered = (page: Page) =>
  page
    .locator(`main ${controls}`)
    .evaluateAll((elements) =>
      elements.map((element) => (element.getAttribute('aria-label') ?? element.textContent).trim()),
    );

/** 'Edit Banksia Perth' and 'Edit Banksia Sydney' are of one kind, as are two connotes. */
const kindOf = (name: string): string =>
  /\d/.test(name) || name.split(' ').length > 2 ? name.replace(/[\s\d].*/, '') : name;

/** One of each kind: a hundred rows offer the same. */
const oneOfEach = (names: readonly string[]): string[] => {
  const pressed = names.filter((name) => name !== '' && !leftAlone.test(name));
  return [...new Map(pressed.toReversed().map((name) => [kindOf(name), name])).values()].slice(
    0,
    MAX_BUTTONS,
  );
};

/** Selects the first row that can be selected; what is selected must have an action beside Clear. */
async function selectRow(page: Page): Promise<void> {
  const boxes = page.getByRole('grid').getByRole('row').getByRole('checkbox');
  if ((await boxes.count()) < 2) return;
  await boxes.nth(1).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  if (await bar.isVisible()) await expect(bar.getByRole('button').nth(1)).toBeVisible();
}

/** Presses each button, and comes back after each. Answers what was refused, by button. */
async function pressAll(page: Page, path: string, refusals: () => string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const name of oneOfEach(await offered(page))) {
    const exact = { name, exact: true };
    const main = page.getByRole('main');
    const target = main.getByRole('button', exact).or(main.getByRole('link', exact)).first();
    if ((await target.count()) === 0 || !(await target.isEnabled())) continue;
    await target.click({ timeout: 3000 }).catch(() => undefined);
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
    wrong.push(...refusals().map((refusal) => `${path}, ${name}: ${refusal}`));
    await page.goto(`${address()}${path}`);
    await settle(page);
    await selectRow(page);
    refusals();
  }
  return wrong;
}

for (const [who, email] of Object.entries(people))
  test(`nothing that is offered to ${who} is refused`, async ({ page }) => {
    test.setTimeout(900_000);
    const refusals = watch(page);
    await signIn(page, address(), email);
    await settle(page);
    const links = await page
      .getByRole('navigation')
      .locator('a[href]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    const wrong: string[] = [];
    refusals();
    for (const path of new Set(links.filter((link) => link.startsWith('/')))) {
      await page.goto(`${address()}${path}`);
      await settle(page);
      wrong.push(...refusals().map((refusal) => `${path}: ${refusal}`));
      await selectRow(page);
      wrong.push(...(await pressAll(page, path, refusals)));
    }
    expect(wrong).toEqual([]);
  });
