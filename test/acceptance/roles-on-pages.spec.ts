import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';

import { signIn } from '../support/browser.js';
import { PageWalk } from '../support/page-walk.js';
import { address } from './environment.js';

/** A user of each role and scope. */
const people = {
  'a super admin': 'super@linehaul.example',
  'a customer admin': 'admin@coastline.example',
  'customer staff': 'manager@coastline.example',
  'an auditor': 'auditor@coastline.example',
  'a parent': 'parent@banksia.example',
  'a client admin': 'admin@kookaburra.example',
  'a client user': 'perth@banksia.example',
  'a user of two clients': 'two-hats@wattle.example',
};

/** Paths of the sidebar, and of what it opens over a page. */
async function offeredPaths(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.nth(3)).toBeVisible();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return [...new Set(paths)];
}

const routes = z.object({
  appRoutes: z.array(z.object({ path: z.string(), isOpen: z.boolean().optional() })),
});

/** Every path of the router for those who are signed in. */
async function everyPath(): Promise<string[]> {
  // by name, for the tests are compiled without the JSX of its screens
  const file: string = '../../frontend/src/app/routing/routes.tsx';
  const { appRoutes } = routes.parse(await import(file));
  return appRoutes.filter(({ isOpen }) => !isOpen).map(({ path }) => path.replace(':id', '1'));
}

for (const [who, email] of Object.entries(people))
  test.describe(who, () => {
    let page: Page;
    let walk: PageWalk;
    let offered: readonly string[];

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      await signIn(page, address(), email);
      offered = await offeredPaths(page);
      walk = await PageWalk.start(page, address());
    });
    test.afterAll(() => page.close());

    test(`H64 ${who} is offered pages in order, with something in each list, and no button that is refused`, async () => {
      test.setTimeout(400_000);
      for (const path of offered) {
        const isShown = await walk.open(path);
        if (!isShown) walk.report('is offered, and leads to the error page');
        else {
          await walk.reportEmptyLists();
          await walk.examine();
          await walk.pressEverything(path);
        }
        expect.soft(walk.takeFindings()).toEqual([]);
      }
    });

    test(`H79 ${who} who enters any address sees the page, or why not`, async () => {
      test.setTimeout(200_000);
      for (const path of await everyPath()) if (!offered.includes(path)) await walk.open(path);
      expect(walk.takeFindings()).toEqual([]);
    });
  });
