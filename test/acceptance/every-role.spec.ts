import { expect, test, type Browser } from '@playwright/test';

import { signIn } from '../support/browser.js';
import { screenPaths } from '../support/screen-paths.js';
import { ScreenCrawler } from '../support/screen-crawler.js';
import { address } from './environment.js';

/** Roles of the demo, in lanes that run concurrently; in each lane those with fewer permissions first. */
const lanes = [
  {
    auditor: 'auditor@coastline.example',
    'client administrator': 'admin@wattle.example',
    'customer user': 'manager@coastline.example',
    'super admin': 'super@linehaul.example',
  },
  {
    'client user': 'perth@banksia.example',
    'user of two clients': 'two-hats@wattle.example',
    'parent client': 'parent@banksia.example',
    'customer administrator': 'admin@coastline.example',
  },
] as const;

/** Lists whose controls are pressed in every run; the long run presses those of all screens. */
const lists = [
  ...['/consignment/list', '/manifest/list', '/address-book', '/user/list', '/client/list'],
  ...['/carrier/list', '/carrier-account/list', '/import', '/operations'],
];

interface Extent {
  /** Whether the controls of a screen are clicked. */
  readonly clicksControls: (path: string) => boolean;
  /** Controls clicked so far; shared where one click by any role is enough. */
  readonly clicked: () => Set<string>;
}

/** Walks every screen and every entry of the navigation as one user. @returns the problems found */
async function walkAs(
  browser: Browser,
  [role, email]: readonly [string, string],
  { clicksControls, clicked }: Extent,
): Promise<readonly string[]> {
  const page = await browser.newPage();
  await signIn(page, address(), email);
  const crawler = await ScreenCrawler.of(page, role);
  const own = clicked();
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(entries.first()).toBeVisible();
  const links = await entries.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(links.length, role).toBeGreaterThan(3);

  for (const path of new Set([...screenPaths, ...links])) {
    await (links.includes(path) ? crawler.follow(path) : crawler.open(path));
    if (!crawler.isRejected && clicksControls(path)) await crawler.clickControls(path, own);
  }
  await page.close();
  return crawler.problems;
}

async function walkLanes(browser: Browser, extent: Extent): Promise<readonly string[]> {
  const problems = await Promise.all(
    lanes.map(async (roles) => {
      const found: string[] = [];
      for (const role of Object.entries(roles))
        found.push(...(await walkAs(browser, role, extent)));
      return found;
    }),
  );
  return problems.flat();
}

test('H64 every screen has content for every role, and the controls of lists work @long', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const shared = new Set<string>();
  const problems = await walkLanes(browser, {
    clicksControls: (path) => lists.includes(path),
    clicked: () => shared,
  });
  expect(problems.join('\n')).toBe('');
});

test('H64 every control works for every role it is offered to @long', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const problems = await walkLanes(browser, {
    clicksControls: () => true,
    clicked: () => new Set(),
  });
  expect(problems.join('\n')).toBe('');
});
