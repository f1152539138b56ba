import pg from 'pg';

/** Postgres types that rows represent differently from `pg`: numbers stay numbers, days and instants text. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    // `pg` declares its own parsers as any.
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** Connections to the read models, for projections: rows are read back as they were folded. */
export function openRowDatabase(url: string, changes: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'linehaul projections',
    types,
    // Commits do not wait for the disk: rows and checkpoint are lost together or not at all, and after a crash the last
    // events are folded again.
    options: '-c synchronous_commit=off',
    ...changes,
  });
  // An idle connection that breaks is replaced by the next query; without a listener its error would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** A pipelined connection: statements are sent without waiting for earlier results. It does not support COPY. */
export const openPipelinedDatabase = (url: string): pg.Pool =>
  openRowDatabase(url, { max: 1, pipeline: true });

/** Runs the work on a separate connection. */
export async function withConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // A connection that breaks between two statements makes the next one fail; without a listener its error would end the
  // process.
  const ignore = () => undefined;
  client.on('error', ignore);
  let hasFailed = true;
  try {
    const result = await work(client);
    hasFailed = false;
    return result;
  } finally {
    client.off('error', ignore);
    // A failed connection is closed rather than reused, since its state is unknown.
    client.release(hasFailed);
  }
}

/** Runs the work in one transaction on one connection. */
export function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, async (client) => {
    await client.query('begin');
    try {
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Runs the work in one transaction on a pipelined connection. Statements given to `later` are already sent; its result
 * is awaited together with the commit's, which is a rollback if one of them failed.
 */
export function inPipelinedTransaction(
  pool: pg.Pool,
  work: (client: pg.PoolClient, later: (answer: Promise<unknown>) => void) => Promise<void>,
): Promise<void> {
  return withConnection(pool, async (client) => {
    const answers: Promise<unknown>[] = [];
    const later = (answer: Promise<unknown>) => {
      answer.catch(() => undefined); // a failure before the await is handled below, and does not end the process
      answers.push(answer);
    };
    later(client.query('begin'));
    try {
      await work(client, later);
      later(client.query('commit'));
      await Promise.all(answers);
    } catch (error) {
      await Promise.allSettled([...answers, client.query('rollback')]);
      throw error;
    }
  });
}
