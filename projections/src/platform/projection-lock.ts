import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

const RETRY_MS = 500;

/** The right to write one projection, held by a connection of its own: it ends when that connection does. */
export interface ProjectionLock {
  /** Aborted when the connection is lost, and with it the right. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/**
 * Waits until no other process runs this projection. It polls instead of queueing: a statement
 * that waits for hours would keep vacuum from clearing anything.
 * Answers null once `signal` is aborted.
 */
export async function acquireLock(
  url: string,
  name: string,
  signal: AbortSignal,
): Promise<ProjectionLock | null> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    application_name: `linehaul projection ${name}`,
  });
  const lost = new AbortController();
  const lose = () => {
    lost.abort();
  };
  client.on('error', lose).on('end', lose);

  try {
    await client.connect();
    while (!signal.aborted) {
      if (await tryLock(client, name))
        return { lost: lost.signal, release: () => client.end().catch(() => undefined) };
      await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
    await client.end();
    return null;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function tryLock(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('projection/' || $1, 0)) as locked`,
    [name],
  );
  return rows[0]?.locked ?? false;
}
