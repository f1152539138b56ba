import { expect, test, type Browser } from '@playwright/test';

import { signIn } from '../support/browser.js';
import { screenPaths } from '../support/screen-paths.js';
import { Walk } from '../support/walk.js';
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
  /** Whether the controls of a screen are pressed. */
  readonly isPressed: (path: string) => boolean;
  /** Controls pressed so far; shared where one press by any role is enough. */
  readonly pressed: () => Set<string>;
}

/** Walks every screen and every entry of the navigation as one user. @returns the problems found */
async function walkAs(
  browser: Browser,
  [role, email]: readonly [string, string],
  { isPressed, pressed }: Extent,
): Promise<readonly string[]> {
  const page = await browser.newPage();
  await signIn(page, address(), email);
  const walk = await Walk.of(page, role);
  const own = pressed();
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(entries.first()).toBeVisible();
  const links = await entries.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(links.length, role).toBeGreaterThan(3);

  for (const path of new Set([...screenPaths, ...links])) {
    await (links.includes(path) ? walk.follow(path) : walk.open(path));
    if (!walk.isRejected && isPressed(path)) await walk.pressControls(path, own);
  }
  await page.close();
  return walk.problems;
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
    isPressed: (path) => lists.includes(path),
    pressed: () => shared,
  });
  expect(problems.join('\n')).toBe('');
});

test('H64 every control works for every role it is offered to @long', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const problems = await walkLanes(browser, { isPressed: () => true, pressed: () => new Set() });
  expect(problems.join('\n')).toBe('');
});
