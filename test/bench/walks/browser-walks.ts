import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { chromium, type CDPSession, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

import { findOrInstallChromium } from '../../../tools/chromium.mjs';
import { DEMO_PASSWORD } from '../../support/api-client.js';
import { enteredFiles } from './entered-files.js';
import type { Entered, Walk } from './walk.js';

const root = path.resolve(import.meta.dirname, '../../../..');
const SHIPPER = 'sydney@banksia.example';
const SETTLING_MS = 1000;
const LIST = '/consignment/list';

export interface BrowserWalks {
  readonly walks: readonly Walk[];
  readonly stop: () => Promise<void>;
}

/** Opens the walks that begin with a click. Vite's development server keeps modules apart, so V8 can count them. */
export async function openBrowserWalks(apiUrl: string): Promise<BrowserWalks> {
  const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'walks-vite-'));
  const vite = await serveModules(apiUrl, cacheDir);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  const stop = async () => {
    await browser.close();
    await vite.close();
    fs.rmSync(cacheDir, { recursive: true, force: true });
  };
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const coverage = await startCoverage(page);
    await signIn(page, vite.resolvedUrls?.local[0] ?? '');
    return { walks: [openList(page, coverage), editRow(page, coverage)], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serveModules(apiUrl: string, cacheDir: string): Promise<ViteDevServer> {
  process.env['API_URL'] = apiUrl; // the configuration reads it from here
  const vite = await createServer({
    configFile: path.join(root, 'frontend/vite.config.ts'),
    cacheDir,
    logLevel: 'silent', // it would print every socket that a page closes
    server: { host: '127.0.0.1', hmr: false, watch: null },
  });
  return vite.listen(0);
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}login`);
  await page.getByLabel('Username').fill(SHIPPER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((now) => !now.pathname.includes('/login'));
}

/** Measures the first visit after the page was loaded, so that no response comes from the cache. */
const openList = (page: Page, coverage: CDPSession): Walk => ({
  name: 'list-browser',
  what: 'open the consignment list from the dashboard',
  target: 117,
  measure: (times) =>
    repeat(times, async () => {
      await page.goto(new URL('/dashboard', page.url()).href);
      await settled(page);
      await takeEntered(coverage); // discards earlier counts
      await page.locator(`nav a[href="${LIST}"]`).first().click();
      await page.getByRole('gridcell').first().waitFor();
      await settled(page);
      return takeEntered(coverage);
    }),
});

/** Ends when the URL changes, since the next page is a separate walk. */
const editRow = (page: Page, coverage: CDPSession): Walk => ({
  name: 'row-action',
  what: 'click "edit" of a row, until the URL changes',
  target: 21,
  measure: (times) =>
    repeat(times, async () => {
      await page.goto(new URL(LIST, page.url()).href);
      const edit = page
        .getByRole('gridcell')
        .getByRole('button', { name: /^Edit / })
        .first();
      await edit.click(); // once without measuring: afterwards everything is loaded
      await page.waitForURL(/edit/);
      await settled(page);
      await page.goBack();
      await edit.hover();
      await settled(page);
      await takeEntered(coverage);
      return untilUrlChanges(coverage, () => edit.click());
    }),
});

async function repeat(times: number, walk: () => Promise<Entered>): Promise<Entered[]> {
  const walks: Entered[] = [];
  while (walks.length < times) walks.push(await walk());
  return walks;
}

/** Waits until every response has arrived and is rendered. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const busy = page.locator('[aria-busy="true"]');
  while ((await busy.count()) > 0) await busy.first().waitFor({ state: 'detached' });
  await pause(SETTLING_MS);
}

/** Counts every call of a function in the page from now on, across its reloads. */
async function startCoverage(page: Page): Promise<CDPSession> {
  // stops when the URL changes, while the debugger is enabled
  await page.addInitScript(`{
    const push = history.pushState;
    history.pushState = function (...entry) { push.apply(this, entry); debugger; };
  }`);
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return session;
}

async function takeEntered(coverage: CDPSession): Promise<Entered> {
  const { result } = await coverage.send('Profiler.takePreciseCoverage');
  return { browser: enteredFiles(result, sourceOf) };
}

/** Collects the files entered until the URL changes; the page continues afterwards. */
async function untilUrlChanges(coverage: CDPSession, click: () => Promise<void>): Promise<Entered> {
  await coverage.send('Debugger.enable');
  const entered = new Promise<Entered>((resolve, reject) => {
    coverage.once('Debugger.paused', () => {
      takeEntered(coverage).then(resolve, reject);
    });
  });
  const clicking = click();
  await entered;
  await coverage.send('Debugger.resume');
  await coverage.send('Debugger.disable');
  await clicking;
  return entered;
}

/** Maps the URLs of Vite's server: paths below frontend, and /@fs for everything else. */
function sourceOf(url: string): string | undefined {
  if (!url.startsWith('http')) return undefined;
  const { pathname } = new URL(url);
  const file = pathname.startsWith('/@fs/')
    ? path.relative(root, pathname.slice('/@fs'.length))
    : `frontend${pathname}`;
  return /^(frontend\/src|backend)\/.*\.tsx?$/.test(file) ? file : undefined;
}
