import { setTimeout as pause } from 'node:timers/promises';

import { closeSession, openSession } from '@event-store/postgres/responsive-session.js';

import { TooBusy } from '../limits/limit.errors.js';

/** Default wait: shorter than a proxy waits for a response. */
const MAX_WAIT_MS = 30_000;
const FIRST_POLL_MS = 20;
/** Longest time between two attempts to get a lock. */
export const MAX_POLL_MS = 200;
const RETRY_AFTER_SECONDS = 5;

/** An advisory lock: an expression of one or two numbers, from the parameter `$1`. */
export interface NamedLock {
  readonly key: string;
  readonly name: string;
}

/** Advisory locks of one session of the database. */
export interface SessionLocks {
  readonly tryLock: (lock: NamedLock) => Promise<boolean>;
  /** Polls, since a statement that waits would end with its own time limit. @throws TooBusy */
  readonly lock: (lock: NamedLock, maxWaitMs?: number) => Promise<void>;
}

/**
 * Runs work with locks that end with it, or with a crash: they belong to a session of their own, so that waiting
 * requests hold no pooled connection.
 */
export async function withSessionLocks<Result>(
  databaseUrl: string,
  work: (locks: SessionLocks) => Promise<Result>,
): Promise<Result> {
  const session = await openSession(databaseUrl);
  const tryLock = async ({ key, name }: NamedLock): Promise<boolean> => {
    const { rows } = await session.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(${key}) as "isOurs"`,
      [name],
    );
    return rows[0]?.isOurs === true;
  };
  const lock = async (wanted: NamedLock, maxWaitMs = MAX_WAIT_MS): Promise<void> => {
    const until = performance.now() + maxWaitMs;
    for (let pauseMs = FIRST_POLL_MS; !(await tryLock(wanted)); pauseMs *= 2) {
      if (performance.now() > until) throw new TooBusy(RETRY_AFTER_SECONDS);
      await pause(Math.min(pauseMs, MAX_POLL_MS));
    }
  };
  try {
    return await work({ tryLock, lock });
  } finally {
    await closeSession(session);
  }
}
