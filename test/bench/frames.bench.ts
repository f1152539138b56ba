import { chromium, type Browser, type Page } from '@playwright/test';

import { findOrInstallChromium } from '../../tools/chromium.mjs';
import { DEMO_PASSWORD } from '../support/api-client.js';
import type { BenchLine, BenchContext } from './bench-context.js';
import { measureFrames, recordFrames, type Frames } from './frame-recorder.js';
import { BURST, trackingBurst } from './tracking-burst.js';

const SHIPPER = 'perth@banksia.example';
const MAX_FRAME_MS = 50;
const WHEEL_TURNS = 60;
/** Text typed throughout a burst: a search starts 600 ms after its last letter. */
const LONG_TEXT = 'Ring at the side gate and ask for Maya, please; the dog is friendly';
const SLOWLY = { delay: 30 };

/** Time the browser is blocked when scrolling a long list, typing into a form, and during a burst of updates. */
export async function benchFrames({ product }: BenchContext): Promise<BenchLine[]> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const floor = await scrolledEmptyPage(browser);
    const page = await signedIn(browser, product.url);
    return [
      lineOf('200 rows scrolled', await scrolledList(page, product.url), floor),
      lineOf('typing in a new consignment', await typedForm(page, product.url), floor),
      ...(await bursts(page, product.url)).map(([what, frames]) => lineOf(what, frames, floor)),
    ];
  } finally {
    await browser.close();
  }
}

const lineOf = (what: string, frames: Frames, floor: Frames): BenchLine => ({
  what: `frames: ${what}`,
  measured: `longest ${frames.longestMs} ms, ${frames.long} long`,
  floor: `longest ${floor.longestMs} ms, ${floor.long} long`,
  ratio: frames.longestMs / Math.max(floor.longestMs, 1),
  target: { text: `none over ${MAX_FRAME_MS} ms`, isMet: frames.long === 0 },
});

/** Baseline: frame times of an idle page. */
async function scrolledEmptyPage(browser: Browser): Promise<Frames> {
  const page = await browser.newPage();
  await recordFrames(page);
  await page.goto('data:text/html,<main style="height:8000px">Nothing happens here</main>');
  const frames = await measureFrames(page, () => scroll(page));
  await page.close();
  return frames;
}

async function signedIn(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await recordFrames(page);
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(SHIPPER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((now) => !now.pathname.includes('/login'));
  return page;
}

async function scrolledList(page: Page, url: string): Promise<Frames> {
  await openList(page, `${url}/consignment/list?tab=ALL&f=none&size=200`);
  return measureFrames(page, () => scroll(page));
}

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(700, 500);
}

async function scroll(page: Page): Promise<void> {
  for (const direction of [1, -1])
    for (let turn = 0; turn < WHEEL_TURNS; turn += 1) await page.mouse.wheel(0, 120 * direction);
}

async function typedForm(page: Page, url: string): Promise<Frames> {
  await openForm(page, url);
  return measureFrames(page, () => page.keyboard.type(LONG_TEXT, SLOWLY));
}

async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/consignment/default`);
  await page.getByLabel('Special instructions').click();
  await page.waitForLoadState('networkidle');
}

/** Updates of the visible list, while idle and while working. */
async function bursts(page: Page, url: string): Promise<[what: string, frames: Frames][]> {
  const news = await trackingBurst(url, SHIPPER);
  const during = (work: () => Promise<unknown>) =>
    measureFrames(page, () => Promise.all([news(), work()]));

  await openList(page, `${url}/consignment/list?tab=MANIFESTED&f=none&size=50`);
  const still = await during(() => Promise.resolve());
  const search = page.getByLabel('Search consignments');
  await search.click();
  const searched = await during(() => page.keyboard.type(LONG_TEXT, SLOWLY));
  await openList(page, `${url}/consignment/list?tab=ALL&f=none&size=200`);
  const scrolled = await during(() => scroll(page));
  await openForm(page, url);
  const typed = await during(() => page.keyboard.type(LONG_TEXT, SLOWLY));
  return [
    [BURST, still],
    [`${BURST}, a search typed`, searched],
    [`${BURST}, 200 rows scrolled`, scrolled],
    [`${BURST}, a form typed into`, typed],
  ];
}
