import { defineConfig } from '@playwright/test';

/** End-to-end tests and short attacks: one product for all files, started by `global-setup.ts`. */
export default defineConfig({
  testDir: '..',
  testMatch: ['acceptance/*.spec.ts', 'attacks/*.attack.ts'],
  // tests that take minutes run only on request
  ...(process.env['LONG_TESTS'] ? {} : { grepInvert: /@long/ }),
  outputDir: './results',
  snapshotPathTemplate: '{testDir}/acceptance/golden/{arg}{ext}',
  globalSetup: './global-setup.ts',
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    browserName: 'chromium',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // avoids animations
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
});
