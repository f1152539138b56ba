import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test, type CDPSession, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { serveFolder, SITE } from './front-end.js';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-controls-'));
const sources = path.resolve(import.meta.dirname, '../../frontend/test/controls');
const contracts = path.resolve(import.meta.dirname, '../../backend/contracts');

/** States caused by a pointer or keyboard. */
const states = [
  ['hover', ['hover']],
  ['focus', ['focus', 'focus-visible']],
  ['press', ['hover', 'active']],
] as const;

test.beforeAll(async () => {
  await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { '@contracts': contracts } },
    build: { outDir, emptyOutDir: true, minify: false },
  });
});
test.afterAll(() => {
  fs.rmSync(outDir, { recursive: true, force: true });
});

async function force(page: Page, browser: CDPSession): Promise<void> {
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  for (const [name, forcedPseudoClasses] of states) {
    const selector = `[data-force="${name}"] :is(button, a, input, select, .MuiSwitch-switchBase, .MuiCheckbox-root, .MuiInputBase-root)`;
    const { nodeIds } = await browser.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    for (const nodeId of nodeIds)
      await browser.send('CSS.forcePseudoState', {
        nodeId,
        forcedPseudoClasses: [...forcedPseudoClasses],
      });
  }
  // states that Material UI marks with its own class
  await page.evaluate(() => {
    for (const base of document.querySelectorAll('[data-force="focus"] .MuiButtonBase-root'))
      base.classList.add('Mui-focusVisible');
    for (const field of document.querySelectorAll('[data-force="focus"] .MuiInputBase-root'))
      field.classList.add('Mui-focused');
  });
}

for (const [scale, width] of [
  [1, 1180],
  [2, 1180],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`H65 controls in every state, ${colorScheme}, at ${scale}00 %`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme,
        deviceScaleFactor: scale,
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      await serveFolder(page, outDir);
      await page.goto(SITE);
      await expect(page.getByRole('main')).toBeVisible();
      await page.evaluate('document.fonts.ready');
      await force(page, await context.newCDPSession(page));

      await expect(page.getByRole('main')).toHaveScreenshot(`controls-${colorScheme}-${scale}.png`);
      await context.close();
    });

test('H65 the thumb of a switch stays inside its track, on and off', async ({ page }) => {
  await serveFolder(page, outDir);
  await page.goto(SITE);
  const margins = await page.locator('.MuiSwitch-root').evaluateAll((all) =>
    all.map((root) => {
      const box = (selector: string) => root.querySelector(selector)?.getBoundingClientRect();
      const [thumb, track] = [box('.MuiSwitch-thumb'), box('.MuiSwitch-track')];
      return thumb && track ? Math.min(thumb.left - track.left, track.right - thumb.right) : -1;
    }),
  );

  expect(margins).toHaveLength(10);
  expect(Math.min(...margins)).toBe(2);
});
