import fs from 'node:fs';

/** Memory of a process, resident now (`VmRSS`) or at its peak (`VmHWM`); 0 for one that has ended. */
export function megabytesOf(pid: number, figure: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
