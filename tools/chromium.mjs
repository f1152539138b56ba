// The browser of the acceptance tests: the machine's own, or Debian's package. Fails if there is none.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const candidates = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => candidates.find((place) => place && fs.existsSync(place));

export function findOrInstallChromium() {
  return found() ?? installed() ?? fail();
}

function installed() {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium …');
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--no-install-recommends', 'chromium');
  return found();
}

function fail() {
  console.error('Chromium was not found on this machine: install it, or set CHROMIUM to its path.');
  process.exit(1);
}
