import { expect, type Page, type Request } from '@playwright/test';

import { effectOf, findControl, listControls, type Control } from './controls.js';
import { PendingLoads } from './pending-loads.js';

/**
 * POST routes that read: the crawler may call them. Any other change is rejected, since the data belongs to other tests.
 */
const READS =
  /\/(list|search|offers|explained|tracking|events|trial|template|read|user-preference|price|quick|preview|plan|columns|notice|dry-run|check|decryptString|eligibility|criteria)(\/[\w-]+)?(\?|$)/;
const FAILED_TEXTS = /could not be (loaded|displayed)/;
/** Error page for screens that the user may not open: a link of the product that leads there is a defect. */
const ERROR_PATH = '/error';
/** Controls that act without a further step, which are not clicked. */
const ACTS_IMMEDIATELY = /^(Print|Labels|Logout|Pause|Send now|Sign out|Mark all)/;
const CLIENTS = /client/i;
const FIRST_BOX = '[role="row"][data-rowindex="0"] input[type="checkbox"]:not(:disabled)';
const MAX_ESCAPES = 5;
/** Time limit for closing something with Escape. */
const MAX_CLOSE_MS = 2_000;
/** Time limit for a response, or for the effect of a control. */
const MAX_WAIT_MS = 8_000;

const isWrite = (request: Request) => request.method() !== 'GET' && !READS.test(request.url());
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

/** By then, effects have run and lazy code has been requested. */
const twoFrames = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        done();
      });
    });
  });

/** Crawls the screens of one signed-in user and collects defects that a user would notice. */
export class ScreenCrawler {
  /** Defects, each with the screen and control that caused it. */
  readonly problems: string[] = [];
  private readonly loads: PendingLoads;
  private step = '';

  private constructor(
    readonly page: Page,
    private readonly user: string,
  ) {
    this.loads = new PendingLoads(page);
  }

  static async of(page: Page, user: string): Promise<ScreenCrawler> {
    const crawler = new ScreenCrawler(page, user);
    crawler.watch(page);
    await page.route('**/api/v1/**', (route) => {
      if (!isWrite(route.request())) return route.fallback();
      crawler.report(
        `changes data at once: ${route.request().method()} ${pathOf(route.request().url())}`,
      );
      return route.abort();
    });
    return crawler;
  }

  private report(problem: string): void {
    this.problems.push(`${this.user} ${this.step}: ${problem}`);
  }

  /** Whether the user may not open the screen. */
  get isRejected(): boolean {
    return this.path === ERROR_PATH;
  }

  private watch(page: Page): void {
    page.on('pageerror', (error) => {
      this.report(`error: ${error.message}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.report(
          `${response.status()} ${response.request().method()} ${pathOf(response.url())}`,
        );
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.report(`console: ${message.text().slice(0, 300)}`);
    });
  }

  /** Opens a screen within the application, as its links do, and checks that it has content. */
  async open(path: string): Promise<void> {
    this.step = path;
    await this.navigate(path);
    const choices = this.page.getByRole('main').getByRole('listbox', { name: CLIENTS });
    if ((await choices.count()) > 0) {
      await choices.getByRole('option').first().click();
      await this.settle();
    }
    await this.checkContent();
  }

  /** Like `open`, for an entry of the navigation: it must lead to its screen. */
  async follow(link: string): Promise<void> {
    await this.open(link);
    const target = link.startsWith('?') ? this.path : link.split('?')[0];
    if (!this.path.startsWith(target ?? '')) this.report(`leads to ${this.path}`);
  }

  private async navigate(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await this.settle();
  }

  /** Waits until nothing is loading. */
  private async settle(): Promise<void> {
    const busy = this.page.locator('[aria-busy="true"], [role="progressbar"]');
    let quiet = 0;
    try {
      await expect
        .poll(
          async () => {
            await this.page.evaluate(twoFrames);
            const isQuiet = this.loads.areDone && (await busy.count()) === 0;
            quiet = isQuiet ? quiet + 1 : 0;
            return quiet;
          },
          { timeout: MAX_WAIT_MS, intervals: [20] },
        )
        .toBeGreaterThanOrEqual(2);
    } catch {
      this.report(`still loading: ${this.loads.urls.map(pathOf).join(' ')}`);
      this.loads.forget();
    }
  }

  private async checkContent(): Promise<void> {
    const text = await this.page.locator('body').innerText();
    const main = await this.page
      .locator('main')
      .first()
      .innerText()
      .catch(() => text);
    if (main.trim().length < 40) this.report(`blank: "${main.trim()}"`);
    const failed = FAILED_TEXTS.exec(text);
    if (failed) this.report(`says "${failed[0]}"`);
  }

  private get path(): string {
    return new URL(this.page.url()).pathname;
  }

  /** Clicks the controls of the screen that are new to `clicked`; each must have an effect. */
  async clickControls(base: string, clicked: Set<string>): Promise<void> {
    await this.clickNew(base, clicked, false);
    const box = this.page.locator(FIRST_BOX);
    if ((await box.count()) > 0) await this.clickNew(base, clicked, true);
  }

  private async clickNew(
    base: string,
    clicked: Set<string>,
    isRowSelected: boolean,
  ): Promise<void> {
    if (isRowSelected) await this.selectRow();
    for (const control of await listControls(this.page)) {
      const id = `${control.isOfShell ? '' : base} ${control.key}`;
      if (clicked.has(id) || ACTS_IMMEDIATELY.test(control.name)) continue;
      clicked.add(id);
      this.step = `${base} "${control.name}"`;
      if (isRowSelected) await this.selectRow();
      await this.clickControl(base, control);
    }
  }

  private async selectRow(): Promise<void> {
    const box = this.page.locator(FIRST_BOX).first();
    if ((await box.count()) > 0 && !(await box.isChecked())) await box.click();
  }

  private async clickControl(base: string, control: Control): Promise<void> {
    const isWorking = await this.click(control);
    const items = await this.page.getByRole('menu').getByRole('menuitem').allInnerTexts();
    await this.close(base);
    if (!isWorking) return;
    for (const [index, item] of items.entries()) {
      if (ACTS_IMMEDIATELY.test(item)) continue;
      this.step = `${base} "${control.name}" > "${item}"`;
      if (await this.click(control)) await this.click(index);
      await this.close(base);
    }
  }

  private async menuItem(index: number) {
    const items = await this.page.getByRole('menu').getByRole('menuitem').elementHandles();
    return items[index] ?? null;
  }

  /** Clicks a control, or an item of the open menu. @returns whether it is there and has an effect */
  private async click(control: Control | number): Promise<boolean> {
    const target =
      typeof control === 'number'
        ? await this.menuItem(control)
        : await findControl(this.page, control.key);
    if (!target || (await target.getAttribute('aria-disabled')) === 'true') return false;
    const before = await effectOf(this.page);
    let hasLeft = false;
    const leave = () => {
      hasLeft = true;
    };
    this.page.once('popup', leave).once('download', leave).once('filechooser', leave);
    const hasEffect = async () => hasLeft || (await effectOf(this.page)) !== before;
    try {
      await target.click({ timeout: MAX_WAIT_MS });
      await expect.poll(hasEffect, { timeout: MAX_WAIT_MS, intervals: [20, 60, 120] }).toBe(true);
    } catch (error) {
      this.report(`has no effect (${String(error).split('\n').slice(0, 8).join(' ')})`);
      return false;
    } finally {
      this.page.off('popup', leave).off('download', leave).off('filechooser', leave);
    }
    await this.settle();
    await this.checkContent();
    if (this.isRejected) this.report('leads to the error page');
    return true;
  }

  /** Closes what a control opened, without confirming anything, and returns to the screen. */
  private async close(base: string): Promise<void> {
    for (const other of this.page.context().pages()) if (other !== this.page) await other.close();
    const open = this.page.locator('.MuiModal-root:not(.MuiModal-hidden)');
    for (let presses = 0; presses < MAX_ESCAPES && (await open.count()) > 0; presses += 1) {
      const before = await open.count();
      await this.page.keyboard.press('Escape');
      // closes after its transition, or asks for confirmation first
      await expect(open).not.toHaveCount(before, { timeout: MAX_CLOSE_MS }).catch(String);
      await this.settle();
    }
    if ((await open.count()) > 0) {
      const focused = await this.page.evaluate(() => document.activeElement?.outerHTML);
      this.report(`cannot be left with Escape, focused: ${focused?.slice(0, 160) ?? 'nothing'}`);
      await this.page.goto(new URL(base, this.page.url()).href);
    }
    if (pathOf(this.page.url()) !== base) await this.navigate(base);
  }
}
