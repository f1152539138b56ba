import type { BenchLine, BenchContext } from './bench-context.js';
import { megabytesOf } from './process-memory.js';

/** Resident memory of each process, after all other benchmarks. */
export function benchMemory({ product }: BenchContext): BenchLine[] {
  const processes = { ...product.processes, supervisor: product.supervisorPid };
  return Object.entries(processes).map(([name, pid]) => ({
    what: `memory of ${name}`,
    measured: `${megabytesOf(pid, 'VmRSS')} MB`,
  }));
}
