// npm run pictures: compares controls in every state with the stored screenshots (test/pictures/kept). `--update`
// stores the current ones.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { findOrInstallChromium } from './chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');
const shouldUpdate = process.argv.includes('--update');

const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/playwright'),
  [
    ...['test', '-c', 'test/pictures/playwright.config.ts'],
    ...(shouldUpdate ? ['--update-snapshots=changed'] : []),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: findOrInstallChromium() },
  },
);
process.exitCode = status ?? 1;
