// node tools/run.mjs backend/src/price …: builds the server if it changed, then runs that program of it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { withEmbeddedDatabase } from './start/database.mjs';

const root = path.resolve(import.meta.dirname, '..');
const [program, ...args] = process.argv.slice(2);
const build = spawnSync(process.execPath, [path.join(root, 'tools/build.mjs'), '--server'], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
if (build.status !== 0) process.exit(build.status ?? 1);

const needsDatabase = !/\/(price|verify-carrier)$/.test(program ?? '');
const execute = (environment) =>
  spawnSync(process.execPath, [path.join(root, 'dist', `${program}.js`), ...args], {
    cwd: process.cwd(),
    env: { ...process.env, ...environment, TZ: 'UTC' },
    stdio: 'inherit',
  }).status ?? 1;

process.exitCode = needsDatabase ? await withEmbeddedDatabase(execute) : execute({});
