// Installs the packages when they are missing or older than the lockfile. Uses nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export function installIfNeeded() {
  const lock = path.join(root, 'package-lock.json');
  const stamp = path.join(root, 'node_modules/.linehaul-installed');
  const wanted = fs.readFileSync(lock, 'utf8');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;

  console.error('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    // npm test sets NODE_ENV; a test or a build needs the development packages all the same
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  fs.writeFileSync(stamp, wanted);
}
