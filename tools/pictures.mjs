// npm run pictures: controls in every state beside the kept pictures (test/pictures/kept). `--update` keeps what they
// look like now.
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
