// The build before the start: ends with all its children when the start is stopped.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const script = path.resolve(import.meta.dirname, '../build.mjs');

/** @throws when it fails */
export async function build() {
  // a process group: the compilers are grandchildren
  const child = spawn(process.execPath, [script], { stdio: 'inherit', detached: true });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const stop = () => {
    process.kill(-child.pid, 'SIGTERM');
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, stop);
  const [code] = await once(child, 'exit');
  for (const signal of signals) process.off(signal, stop);
  if (code !== 0) throw new Error('the build failed');
}
