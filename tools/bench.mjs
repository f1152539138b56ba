// npm run bench [-- NAME …]: builds the product and the benchmarks, then runs all of them or the named ones.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const steps = [
  [process.execPath, [path.join(root, 'tools/build.mjs')]],
  [path.join(root, 'node_modules/.bin/nest'), ['build', 'bench']],
  [
    process.execPath,
    ['--expose-gc', path.join(root, 'dist/test/bench/main.js'), ...process.argv.slice(2)],
  ],
];

// what was compiled finds the tools where it expects them
const tools = path.join(root, 'dist/tools');
fs.mkdirSync(path.dirname(tools), { recursive: true });
if (!fs.existsSync(tools)) fs.symlinkSync('../tools', tools);

for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
