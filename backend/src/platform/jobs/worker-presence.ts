import pg from 'pg';

import { JOBS_SCHEMA } from './job-task.js';

/** First half of the advisory locks by which workers show that they are running. */
const PRESENCE_LOCKS = 7_203_511;

/**
 * Tracks which workers are running. Each holds an advisory lock under its name; when it ends, however suddenly, its
 * session and the lock end as well. Its jobs are then released at once, while the queue alone would hold them for four
 * hours.
 */
export class WorkerPresence {
  private client: Promise<pg.Client> | undefined;
  private lastTurn: Promise<unknown> = Promise.resolve();
  private readonly names = new Set<string>();

  constructor(private readonly databaseUrl: string) {}

  /** Marks this worker as running under this name. */
  async hold(name: string): Promise<void> {
    this.names.add(name);
    await this.inTurn((client) => show(client, name));
  }

  /**
   * Releases the jobs of stopped workers. A grace period covers workers that have just started; a lock from
   * the future is from before the clock was set back.
   */
  releaseJobsOfStoppedWorkers(): Promise<void> {
    return this.inTurn(async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select distinct locked_by as name from ${JOBS_SCHEMA}.jobs
         where locked_by <> all($1)
           and locked_at not between now() - interval '1 second' and now() + interval '1 second'`,
        [[...this.names]],
      );
      for (const { name } of rows) await releaseIfStopped(client, name);
    });
  }

  async end(): Promise<void> {
    this.names.clear();
    const client = await this.client?.catch(() => undefined);
    await client?.end();
  }

  /** A session runs one query at a time. */
  private inTurn<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const result = this.lastTurn.then(async () => work(await this.session()));
    this.lastTurn = result.catch(() => undefined);
    return result;
  }

  /** Shared session; a lost one is reopened, and every name registered again. */
  private session(): Promise<pg.Client> {
    this.client ??= this.open();
    return this.client;
  }

  private async open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.databaseUrl, keepAlive: true });
    const forget = () => {
      this.client = undefined;
    };
    client.on('error', () => undefined);
    client.once('end', forget);
    try {
      await client.connect();
      for (const name of this.names) await show(client, name);
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

const show = (client: pg.Client, name: string) =>
  client.query('select pg_advisory_lock($1, hashtext($2))', [PRESENCE_LOCKS, name]);

async function releaseIfStopped(client: pg.Client, name: string): Promise<void> {
  const lock = [PRESENCE_LOCKS, name];
  const { rows } = await client.query<{ isStopped: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as "isStopped"',
    lock,
  );
  if (rows[0]?.isStopped !== true) return;
  await client.query(`select ${JOBS_SCHEMA}.force_unlock_workers(array[$1])`, [name]);
  await client.query('select pg_advisory_unlock($1, hashtext($2))', lock);
}
