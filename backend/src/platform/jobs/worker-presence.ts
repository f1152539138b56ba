import type { Job } from 'graphile-worker';
import type pg from 'pg';

import { closeSession, openSession } from '@event-store/postgres/responsive-session.js';

import { crashesOf, JOBS_SCHEMA, MAX_CRASHES, MAX_RUNS } from './job-task.js';

/** First half of the advisory locks by which workers show that they are running. */
const PRESENCE_LOCKS = 7_203_511;

/** A job whose worker stopped during its last run. */
export interface ExhaustedJob {
  readonly id: string;
  readonly task: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** Handles a job that is not rerun; called again if this worker stops as well. */
export type HandleExhausted = (job: ExhaustedJob) => Promise<void>;

/**
 * Tracks which workers are running. Each holds an advisory lock under its name; when it ends, however suddenly, its
 * session and the lock end as well. Its jobs are then released at once, while the queue alone would hold them for four
 * hours.
 */
export class WorkerPresence {
  private client: Promise<pg.PoolClient> | undefined;
  private lastTurn: Promise<unknown> = Promise.resolve();
  private readonly names = new Set<string>();

  constructor(private readonly databaseUrl: string) {}

  /** Marks this worker as running under this name. */
  async hold(name: string): Promise<void> {
    this.names.add(name);
    await this.inTurn((client) => holdLock(client, name));
  }

  /**
   * Releases the jobs of stopped workers. A grace period covers workers that have just started; a lock from
   * the future is from before the clock was set back.
   */
  releaseJobsOfStoppedWorkers(handleExhausted: HandleExhausted): Promise<void> {
    return this.inTurn(async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select distinct locked_by as name from ${JOBS_SCHEMA}.jobs
         where locked_by <> all($1)
           and locked_at not between now() - interval '1 second' and now() + interval '1 second'`,
        [[...this.names]],
      );
      for (const { name } of rows) await releaseIfStopped(client, name, handleExhausted);
    });
  }

  async end(): Promise<void> {
    this.names.clear();
    const client = await this.client?.catch(() => undefined);
    if (client) await closeSession(client);
  }

  /** A session runs one query at a time. */
  private inTurn<Result>(work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
    const result = this.lastTurn.then(async () => work(await this.session()));
    this.lastTurn = result.catch(() => undefined);
    return result;
  }

  /** Shared session; a lost one is reopened, and every name registered again. */
  private session(): Promise<pg.PoolClient> {
    this.client ??= this.open();
    return this.client;
  }

  private async open(): Promise<pg.PoolClient> {
    const forget = () => {
      this.client = undefined;
    };
    try {
      const client = await openSession(this.databaseUrl);
      client.once('end', forget);
      for (const name of this.names) await holdLock(client, name);
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

const holdLock = (client: pg.ClientBase, name: string) =>
  client.query('select pg_advisory_lock($1, hashtext($2))', [PRESENCE_LOCKS, name]);

async function releaseIfStopped(
  client: pg.ClientBase,
  name: string,
  handleExhausted: HandleExhausted,
): Promise<void> {
  const lock = [PRESENCE_LOCKS, name];
  const { rows } = await client.query<{ isStopped: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as "isStopped"',
    lock,
  );
  if (rows[0]?.isStopped !== true) return;
  try {
    for (const job of await exhaustedBy(client, name)) await handleExhausted(job);
    await client.query(`select ${JOBS_SCHEMA}.force_unlock_workers(array[$1])`, [name]);
  } finally {
    await client.query('select pg_advisory_unlock($1, hashtext($2))', lock);
  }
}

/** Allows the interrupted jobs of a stopped worker one more run each, and returns those that have had too many. */
async function exhaustedBy(client: pg.ClientBase, name: string): Promise<ExhaustedJob[]> {
  await client.query(
    `update ${JOBS_SCHEMA}._private_jobs set max_attempts = max_attempts + 1
      where locked_by = $1 and max_attempts < $2`,
    [name, MAX_RUNS + MAX_CRASHES],
  );
  const { rows } = await client.query<ExhaustedJob>(
    `update ${JOBS_SCHEMA}._private_jobs job set last_error = 'The worker stopped during the run'
       from ${JOBS_SCHEMA}._private_tasks task
      where job.locked_by = $1 and job.attempts >= job.max_attempts and task.id = job.task_id
      returning job.id, task.identifier as task, job.payload, job.attempts`,
    [name],
  );
  return rows;
}

/** Removes crashes from the attempts of a job that has just failed, so that its back-off depends on failures only. */
export async function discardCrashes(
  client: pg.Pool,
  job: Pick<Job, 'id' | 'max_attempts'>,
): Promise<void> {
  const crashes = crashesOf(job);
  if (crashes === 0) return;
  await client.query(
    `update ${JOBS_SCHEMA}._private_jobs set attempts = attempts - $2, max_attempts = $3 where id = $1`,
    [job.id, crashes, MAX_RUNS],
  );
}
