import { setTimeout as wait } from 'node:timers/promises';

import { isLockTimeout } from '@event-store/postgres/transient-error.js';

/** Delay before rows that another session has locked are tried again. */
export const LOCKED_MS = 200;

export const pauseWhileLocked = (): Promise<void> => wait(LOCKED_MS);

/** Repeats a change until it reports that no other session has locked its rows. */
export async function whenUnlocked(change: () => Promise<boolean>): Promise<void> {
  while (!(await change())) await pauseWhileLocked();
}

/** Resolves to LOCKED if the work waited too long for a lock, of a table for example. */
export async function orLocked<Result>(work: Promise<Result>): Promise<Result | 'LOCKED'> {
  try {
    return await work;
  } catch (error) {
    if (isLockTimeout(error)) return 'LOCKED';
    throw error;
  }
}
