import { defineConfig } from '@playwright/test';

/** Compares screenshots of controls with the stored ones (ADR 48). `npm run pictures` runs it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../acceptance/results',
  snapshotPathTemplate: '{testDir}/expected/{arg}{ext}',
  reporter: [['list']],
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // anti-aliasing differs slightly between machines, positions and shapes do not
      threshold: 0.2,
      maxDiffPixelRatio: 0.003,
    },
  },
  use: {
    browserName: 'chromium',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars'],
        // the same font anti-aliasing everywhere
        ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
      ],
    },
  },
});
