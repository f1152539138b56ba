import { chromium, type Browser, type Page } from '@playwright/test';

import { findOrInstallChromium } from '../../tools/chromium.mjs';
import { ApiClient, DEMO_PASSWORD, listConsignments } from '../support/api-client.js';
import type { BenchLine, BenchSurroundings } from './bench-surroundings.js';
import { measureFrames, recordFrames, type Frames } from './frame-recorder.js';

const SHIPPER = 'perth@banksia.example';
const STAFF = 'admin@coastline.example';
const LONGEST_FRAME_MS = 50;
const WHEEL_TURNS = 60;
const BURST = 100;
const BURST_MS = 1000;

/** How long the browser is busy at a time: a long list scrolled, a form typed into, a burst of news. */
export async function benchFrames({ product }: BenchSurroundings): Promise<BenchLine[]> {
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
      lineOf(`${BURST} tracking events in a second`, await burst(page, product.url), floor),
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
  target: { text: `none over ${LONGEST_FRAME_MS} ms`, isMet: frames.long === 0 },
});

/** The floor: what the machine needs for a page that does nothing. */
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
  await page.goto(`${url}/consignment/list?tab=ALL&f=none&size=200`);
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(700, 500);
  return measureFrames(page, () => scroll(page));
}

async function scroll(page: Page): Promise<void> {
  for (const direction of [1, -1])
    for (let turn = 0; turn < WHEEL_TURNS; turn += 1) await page.mouse.wheel(0, 120 * direction);
}

async function typedForm(page: Page, url: string): Promise<Frames> {
  await page.goto(`${url}/consignment/default`);
  const field = page.getByLabel('Special instructions');
  await field.click();
  await page.waitForLoadState('networkidle');
  return measureFrames(page, () =>
    page.keyboard.type('Ring at the side gate and ask for Maya, please', { delay: 20 }),
  );
}

/** Everybody's statuses change while the list is open; each is news for the rows, the counts and the bell. */
async function burst(page: Page, url: string): Promise<Frames> {
  const staff = await ApiClient.signIn(url, STAFF);
  const shipper = await ApiClient.signIn(url, SHIPPER);
  const { consignments } = await listConsignments(shipper, 'MAN-');
  const connotes = consignments
    .filter(({ state }) => state === 'MANIFESTED')
    .map(({ connoteNumber }) => connoteNumber);
  await page.goto(`${url}/consignment/list?tab=MANIFESTED&f=none&size=50`);
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForLoadState('networkidle');

  return measureFrames(page, async () => {
    const posts = Array.from({ length: BURST }, async (_none, index) => {
      await passed((index * BURST_MS) / BURST);
      await staff.send('POST', 'tracking', {
        ConnoteNumber: connotes[index % connotes.length],
        TrackingEvents: [
          {
            DateTime: new Date(Date.now() + index).toISOString(),
            UpdateStatus: index % 2 === 0 ? 'IN_TRANSIT' : 'OUT_FOR_DELIVERY',
          },
        ],
      });
    });
    await Promise.all(posts);
    await passed(BURST_MS);
  });
}

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
