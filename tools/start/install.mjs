// Installs packages when they are missing or differ from the lockfile. Uses only Node and npm.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export function installIfNeeded() {
  if (isInstalled()) return;
  console.error('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    // npm test sets NODE_ENV; tests and builds need the development packages
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Compares with npm's own record of the installed packages. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(packagesOf('package-lock.json') ?? {}).every(([packagePath, wanted]) => {
    const found = installed[packagePath];
    // optional packages may be for another operating system
    if (!found) return packagePath === '' || wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function packagesOf(name) {
  const file = path.join(root, name);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : undefined;
}
