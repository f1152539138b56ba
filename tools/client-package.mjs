// Packs clients/typescript into dist/client, for programs to install from /api/docs/linehaul-client.tgz (ADR 54).
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const source = path.join(root, 'clients/typescript');
const output = path.join(root, 'dist/client');
const staged = path.join(output, 'package');

fs.rmSync(output, { recursive: true, force: true });
fs.mkdirSync(staged, { recursive: true });
run(process.execPath, [
  path.join(root, 'node_modules/typescript/bin/tsc'),
  ...['-p', source, '--outDir', path.join(staged, 'dist')],
]);
for (const name of ['package.json', 'README.md'])
  fs.copyFileSync(path.join(source, name), path.join(staged, name));
// the package is built already
run('npm', ['pack', staged, '--ignore-scripts', '--pack-destination', output]);
const [packed] = fs.readdirSync(output).filter((name) => name.endsWith('.tgz'));
fs.renameSync(path.join(output, packed), path.join(output, 'linehaul-client.tgz'));
fs.rmSync(staged, { recursive: true });

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 2, 2] });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
