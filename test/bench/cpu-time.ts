import fs from 'node:fs';

import pg from 'pg';

import type { BenchContext } from './bench-context.js';

/** CPU time by process in milliseconds, since its start. */
export type CpuTime = ReadonlyMap<string, number>;

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * CPU time of every process so far, which on a busy machine is more reliable than rates. Postgres is the sum of its
 * processes. Empty without /proc.
 */
export function cpuTime({ product, floor }: BenchContext, postmaster: number): CpuTime {
  if (!fs.existsSync('/proc/self/stat')) return new Map();
  const { user, system } = process.cpuUsage();
  const named = Object.entries({ ...product.processes, floor: floor.pid });
  return new Map([
    ...named.map(([name, pid]): [string, number] => [name, ticksOf(pid) * TICK_MS]),
    ['postgres', postgresTicks(postmaster) * TICK_MS],
    ['load', (user + system) / 1000],
  ]);
}

/** CPU time between two measurements, per unit of work. */
export function cpuPerPiece(before: CpuTime, after: CpuTime, pieces: number): CpuTime {
  return new Map([...after].map(([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / pieces]));
}

export const totalOf = (cpu: CpuTime): number => [...cpu.values()].reduce((sum, ms) => sum + ms, 0);

/** The parent of all Postgres processes, found through a session. */
export async function findPostmaster(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return Number(statOf(rows[0]?.pid ?? 0)[PARENT] ?? 0);
  } finally {
    await client.end();
  }
}

/** Ended sessions are included in the postmaster's time. */
function postgresTicks(postmaster: number): number {
  const others = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.map(Number).filter((pid) => statOf(pid)[PARENT] === String(postmaster));
  const ended = ENDED_CHILDREN.map((field) => Number(statOf(postmaster)[field] ?? 0));
  return [...[postmaster, ...children].map(ticksOf), ...ended].reduce((sum, one) => sum + one, 0);
}

const PARENT = 1;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
const ENDED_CHILDREN = [13, 14];

const ticksOf = (pid: number): number => {
  const stat = statOf(pid);
  return Number(stat[USER_TICKS] ?? 0) + Number(stat[SYSTEM_TICKS] ?? 0);
};

/** Fields after the program's name, which may contain spaces; empty for an ended process. */
function statOf(pid: number): string[] {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
