import fs from 'node:fs';

import type { BenchLine, BenchContext } from './bench-context.js';

/** Resident memory of each process, after all other benchmarks. */
export function benchMemory({ product }: BenchContext): BenchLine[] {
  const processes = { ...product.processes, supervisor: product.supervisorPid };
  return Object.entries(processes).map(([name, pid]) => ({
    what: `memory of ${name}`,
    measured: `${residentMegabytes(pid)} MB`,
  }));
}

function residentMegabytes(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
