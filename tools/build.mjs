// Builds what has changed since the last build, so that `npm start` needs no further step on a fresh clone. --server
// skips the front end.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const shared = ['package-lock.json', 'tsconfig.base.json', 'backend/contracts'];
const parts = [
  {
    name: 'server',
    sources: [
      ...shared,
      ...['nest-cli.json', 'tsconfig.server.json'],
      ...['backend', 'projections', 'demo'],
    ],
    output: 'dist/backend/src/main.js',
    folders: ['dist/backend', 'dist/projections', 'dist/demo'],
    commands: [['nest', 'build', 'server']],
  },
  {
    name: 'api-reference',
    sources: ['package-lock.json', 'openapi/page', 'tools/api-reference.mjs'],
    output: 'dist/api-reference/index.html',
    commands: [['node', 'tools/api-reference.mjs']],
  },
  {
    name: 'client-package',
    sources: ['package-lock.json', 'tsconfig.base.json', 'clients', 'tools/client-package.mjs'],
    output: 'dist/client/linehaul-client.tgz',
    commands: [['node', 'tools/client-package.mjs']],
  },
  {
    name: 'frontend',
    sources: [...shared, 'frontend'],
    output: 'dist/frontend/index.html',
    commands: [['vite', 'build', '--config', 'frontend/vite.config.ts', '--logLevel', 'warn']],
  },
];

function* filesUnder(entry) {
  if (!fs.statSync(entry).isDirectory()) yield entry;
  else for (const name of fs.readdirSync(entry).sort()) yield* filesUnder(path.join(entry, name));
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesUnder(path.join(root, source)))
      hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  return hash.digest('hex');
}

function run([tool, ...args]) {
  const program = tool === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', tool);
  const { status } = spawnSync(program, args, {
    cwd: root,
    // always builds for production, even from tests
    env: { ...process.env, NODE_ENV: 'production' },
    // Build output goes to standard error: standard output stays free for the calling command.
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}

const wanted = process.argv.includes('--server') ? parts.slice(0, 1) : parts;
for (const { name, sources, output, folders = [], commands } of wanted) {
  const stamp = path.join(root, 'dist', `.${name}.stamp`);
  const now = fingerprint(sources);
  const isFresh =
    fs.existsSync(path.join(root, output)) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === now;
  if (isFresh) continue;
  console.error(`Building the ${name} …`);
  // the compiler leaves the output of files that no longer exist
  for (const folder of folders)
    fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  for (const command of commands) run(command);
  fs.writeFileSync(stamp, now);
}
