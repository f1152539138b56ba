import { defineConfig } from '@playwright/test';

import acceptance from '../acceptance/playwright.config.js';

/** Every attack, the long ones too (`npm run attacks`); `npm test` runs the others with the acceptance tests. */
export default defineConfig(acceptance, {
  testDir: '.',
  testMatch: '*.attack.ts',
  grepInvert: [],
  globalSetup: '../acceptance/global-setup.ts',
});
