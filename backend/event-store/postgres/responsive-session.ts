import type { PoolClient, PoolConfig } from 'pg';

import { ResponsivePool } from './responsive-pool.js';

/** Limit of one statement, all of which are short: a connection that was dropped silently never returns one. */
const STATEMENT_MS = 60_000;
/** Time that a database has to end a connection: a silent one never does. */
const CLOSE_MS = 2_000;
const noop = () => undefined;

/**
 * Opens a connection of its own, for locks that end with it. Its statements end, with a lost-connection error, when the
 * database stops responding; the connection is then closed. Close it with `closeSession`.
 */
export async function openSession(
  connectionString: string,
  config: PoolConfig = {},
): Promise<PoolClient> {
  const pool = new ResponsivePool({
    connectionString,
    max: 1,
    query_timeout: STATEMENT_MS,
    ...config,
  });
  pool.on('error', noop);
  try {
    const client = await pool.connect();
    client.on('error', noop); // followed by 'end'
    client.once('end', () => {
      client.release(true);
      void pool.end();
    });
    return client;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Closes the connection of a session, even if the database no longer responds. */
export async function closeSession(client: PoolClient): Promise<void> {
  const timer = setTimeout(() => {
    client.connection.stream.destroy();
  }, CLOSE_MS);
  await client.end();
  clearTimeout(timer);
}
