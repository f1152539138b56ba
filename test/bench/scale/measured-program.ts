import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { megabytesOf } from '../process-memory.js';

const POLL_MS = 200;
/** Build output; this file runs from there. */
const dist = path.resolve(import.meta.dirname, '../../..');

export interface ProgramRun {
  readonly seconds: number;
  readonly peakMegabytes: number;
  readonly output: string;
}

/** Runs a program of the product to completion. @throws Error with its output if it fails */
export async function runMeasured(
  program: string,
  { url, args = [] }: { url: string; args?: readonly string[] },
): Promise<ProgramRun> {
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(dist, program), ...args], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  let peakMegabytes = 0;
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors = (errors + text.toString()).slice(-4_000)));
  const look = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, megabytesOf(child.pid ?? 0, 'VmHWM'));
  }, POLL_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(look);
  if (code !== 0)
    throw new Error(`${program} ended with ${code ?? 'a signal'}: ${output}${errors}`);
  return { seconds: (performance.now() - started) / 1000, peakMegabytes, output };
}
