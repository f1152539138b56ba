import { setTimeout as wait } from 'node:timers/promises';

/** Delay before rows that another session has locked are tried again. */
export const LOCKED_MS = 200;

export const pauseWhileLocked = (): Promise<void> => wait(LOCKED_MS);

/** Repeats a change until it reports that no other session has locked its rows. */
export async function whenUnlocked(change: () => Promise<boolean>): Promise<void> {
  while (!(await change())) await pauseWhileLocked();
}
