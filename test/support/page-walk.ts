import { expect, type Page, type Request, type Route } from '@playwright/test';

import { accessibilityViolations } from './browser.js';

/** Requests by POST that change nothing. */
const READS = /\/(list|search|offers|explained|trial|events|columns)$/;
const MISSING_ID = '999999999';
const MIN_TEXT = 20;
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Pages and dialogs in which axe found nothing: the same ones of another role are not examined again. */
const clean = new Set<string>();

/** Collects the faults of visited pages. */
export class PageWalk {
  #findings = new Set<string>();
  #place = '';
  #pressed = '';

  private constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  /** @param page of a signed-in user */
  static async start(page: Page, url: string): Promise<PageWalk> {
    const walk = new PageWalk(page, url);
    page.on('pageerror', ({ message }) => {
      walk.report(`throws ${message}`);
    });
    page.on('console', (entry) => {
      // answers are looked at by themselves
      if (entry.type() !== 'error' || entry.text().startsWith('Failed to load resource')) return;
      walk.report(`console: ${entry.text().slice(0, 300)}`);
    });
    page.on('response', (response) => {
      if (response.status() === 403 || response.status() >= 500)
        walk.report(`${nameOf(response.request())} answers ${response.status()}`);
    });
    page.on('popup', (popup) => void popup.close());
    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.route('**/api/v1/**', (route) => walk.#withoutEffect(route));
    return walk;
  }

  /** Returns the findings since the previous call. */
  takeFindings(): readonly string[] {
    const found = [...this.#findings].sort();
    this.#findings = new Set();
    return found;
  }

  report(finding: string): void {
    const after = this.#pressed ? ` after "${this.#pressed}"` : '';
    this.#findings.add(`${this.#place}${after}: ${finding}`);
  }

  /** Opens a page and waits until it shows what it has. @returns false where the error page is shown */
  async open(path: string): Promise<boolean> {
    [this.#place, this.#pressed] = [path, ''];
    await this.page.goto(`${this.url}${path}`);
    await this.#settle();
    await expect(this.page.locator('h1, h2, h3').first())
      .toBeAttached()
      .catch(() => {
        this.report('has no heading');
      });
    await expect
      .poll(async () => (await this.page.locator('main, body').last().innerText()).trim().length)
      .toBeGreaterThan(MIN_TEXT)
      .catch(() => {
        this.report('is blank');
      });
    await this.#settle();
    return new URL(this.page.url()).pathname !== '/error';
  }

  /** Axe in light and dark, and nothing wider than a phone or a wide window. */
  async examine(): Promise<void> {
    await this.#reportViolations(this.#place);
    for (const size of [phone, wide]) {
      await this.page.setViewportSize(size);
      await this.#settle();
      const overflow = await this.page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
      const most = Math.max(...overflow);
      if (most > 0) this.report(`is ${most} px wider than ${size.width}`);
    }
  }

  /** Lists of a page without a row. */
  async reportEmptyLists(): Promise<void> {
    for (const grid of await this.page.locator('main [role="grid"]').all())
      await expect(grid.locator('[role="gridcell"]').first())
        .toBeAttached({ timeout: 3_000 })
        .catch(() => {
          this.report('its list is empty');
        });
  }

  /**
   * Presses what a page offers, or the dialog over it: each button once, of rows those of the first. What would change
   * something reaches the server without its content, so that it is refused for that, or for want of permission.
   */
  async pressEverything(path: string): Promise<void> {
    const part = path.includes('dialog=') ? '[role="dialog"]' : 'main';
    for (const name of await this.#names(part)) {
      this.#pressed = '';
      await this.#returnTo(path);
      this.#pressed = name;
      await this.#press(part, name);
      const dialog = this.page.locator('[role="dialog"], [role="alertdialog"]').last();
      if (!(await dialog.isVisible())) continue;
      await this.#reportViolations(`dialog ${(await dialog.innerText()).split('\n', 1)[0] ?? ''}`);
    }
    this.#pressed = '';
  }

  async #press(part: string, name: string): Promise<void> {
    const within = this.page.locator(part).last();
    const button = within.getByRole('button', { name, exact: true }).first();
    // what a press before it took away, or what a live row replaced
    if (!(await button.isVisible()) || !(await button.isEnabled())) return;
    await button.click({ timeout: 10_000 }).catch((error: unknown) => {
      this.report(`cannot be pressed: ${String(error).slice(0, 400)}`);
    });
    await this.#settle();
  }

  /** Names of the buttons of a part, and of the first row of each list. */
  async #names(part: string): Promise<string[]> {
    const buttons = this.page.locator(part).last().locator('button, [role="button"]');
    const names = await buttons.evaluateAll((all) =>
      all
        .filter((each) => {
          const row = each.closest('[role="row"], li, tr');
          const isFirst =
            row?.getAttribute('data-rowindex') === '0' || !row?.previousElementSibling;
          return isFirst && each.closest('[aria-hidden="true"]') === null;
        })
        .map((each) => each.getAttribute('aria-label') ?? each.textContent.trim()),
    );
    return [...new Set(names)].filter((name) => name !== '');
  }

  /** Closes what is open, by Escape; a page that was left is opened again. */
  async #returnTo(path: string): Promise<void> {
    const open = this.page.locator(overlays).filter({ visible: true });
    const own = path.includes('dialog=') ? 1 : 0;
    for (let presses = 0; presses < 2 && (await open.count()) > own; presses += 1) {
      await this.page.keyboard.press('Escape');
      await this.#settle();
    }
    const { pathname, search } = new URL(this.page.url());
    if ((await open.count()) !== own || `${pathname}${search}` !== path) await this.open(path);
  }

  async #settle(): Promise<void> {
    const busy = this.page.locator('[aria-busy="true"], [role="progressbar"]');
    await expect(busy)
      .toHaveCount(0)
      .catch(() => {
        this.report('stays busy');
      });
  }

  async #reportViolations(where: string): Promise<void> {
    const seen = `${where} ${(await this.#controls()).join(' ')}`;
    if (clean.has(seen)) return;
    const found: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme });
      const look = () => accessibilityViolations(this.page);
      // a grid lays out its cells some frames later: what axe finds on the settled page counts
      const settled = expect.poll(look, { timeout: 3_000 }).toEqual([]);
      await settled.catch(async () =>
        found.push(...(await look()).map((each) => `${colorScheme}: ${each}`)),
      );
    }
    if (found.length === 0) clean.add(seen);
    for (const violation of found) this.report(`${where}, ${violation}`);
  }

  /** Kinds of controls on the page. */
  #controls(): Promise<string[]> {
    return this.page.locator('button, input, select, [role="tab"], h1, h2').evaluateAll((all) => {
      const names = all.map((each) => each.getAttribute('aria-label') ?? each.textContent);
      return [...new Set(names.map((name) => name.replace(/\d+|“[^”]*”/g, '')))].sort();
    });
  }

  async #withoutEffect(route: Route): Promise<void> {
    const request = route.request();
    const url = new URL(request.url());
    if (request.method() === 'GET' || READS.test(url.pathname)) return route.continue();
    url.pathname = url.pathname.replace(/\/\d+(?=\/|$)/g, `/${MISSING_ID}`);
    url.search = '';
    const { 'idempotency-key': _key, ...headers } = request.headers();
    const answer = await route.fetch({
      url: url.href,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(request.method() === 'DELETE' ? {} : { postData: '{}' }),
    });
    return route.fulfill({ response: answer });
  }
}

const nameOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/\d+/g, 'N')}`;
