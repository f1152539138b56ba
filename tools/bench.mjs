// node tools/bench.mjs test/bench/main …: builds the product and the benchmark, then runs it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const [program, ...args] = process.argv.slice(2);
const steps = [
  [process.execPath, [path.join(root, 'tools/build.mjs')]],
  [path.join(root, 'node_modules/.bin/nest'), ['build', 'bench']],
  [process.execPath, ['--expose-gc', path.join(root, 'dist', `${program}.js`), ...args]],
];

// compiled code expects the tools and the API document at these paths
fs.mkdirSync(path.join(root, 'dist'), { recursive: true });
for (const folder of ['tools', 'openapi']) {
  const link = path.join(root, 'dist', folder);
  if (!fs.existsSync(link)) fs.symlinkSync(`../${folder}`, link);
}

for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
