import { runMigrations } from 'graphile-worker';
import pg from 'pg';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { SystemClock } from '../clock.js';
import { addJobs, type JobRun, JOBS_SCHEMA, JobTask, TryAgainLater } from './job-task.js';
import { JobRunner } from './job-runner.js';

class Counting extends JobTask {
  override readonly name = 'count';
  readonly attempts: number[] = [];
  failures = 0;

  override run(_payload: unknown, { attempt }: JobRun): Promise<void> {
    this.attempts.push(attempt);
    return attempt <= this.failures
      ? Promise.reject(new TryAgainLater('not now'))
      : Promise.resolve();
  }
}

let database: TestDatabase;
let client: pg.Client;
let runner: JobRunner;
let task: Counting;

beforeAll(async () => {
  database = await createTestDatabase('jobs');
  await runMigrations({ connectionString: database.url, schema: JOBS_SCHEMA });
});

afterAll(() => database.drop());

beforeEach(async () => {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`delete from ${JOBS_SCHEMA}._private_jobs`);
  task = new Counting();
  const options = { databaseUrl: database.url, concurrency: 2 };
  runner = new JobRunner([task], new SystemClock(), options);
});

afterEach(async () => {
  await runner.stop();
  await client.end();
});

const job = { task: 'count', payload: {}, key: 'count/1' };

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const openJobs = async () => {
  const { rows } = await client.query<{ jobs: number }>(
    `select count(*)::int as jobs from ${JOBS_SCHEMA}.jobs`,
  );
  return rows[0]?.jobs;
};

/** Pretends that the time of the next attempt has come. */
const pullForward = () => client.query(`update ${JOBS_SCHEMA}._private_jobs set run_at = now()`);

describe('job', () => {
  it('runs once and is deleted', async () => {
    runner.start();

    await addJobs(client, [job]);
    await until(() => task.attempts.length > 0);
    await until(async () => (await openJobs()) === 0);

    expect(task.attempts).toEqual([1]);
  });

  it('runs again later when it fails', async () => {
    task.failures = 1;
    runner.start();

    await addJobs(client, [job]);
    await until(() => task.attempts.length === 1);
    await until(async () => {
      await pullForward();
      return task.attempts.length === 2;
    });

    expect(task.attempts).toEqual([1, 2]);
  });

  it('is left to the next worker by one that is stopped while starting', async () => {
    const options = { databaseUrl: database.url, concurrency: 2 };
    const stopped = new JobRunner([task], new SystemClock(), options);
    await addJobs(client, [job]);
    stopped.start();
    await stopped.stop();

    runner.start();
    await until(async () => (await openJobs()) === 0);

    expect(task.attempts).toEqual([1]);
  });

  it('of a crashed worker is taken over within seconds, not hours', async () => {
    await addJobs(client, [job]);
    await client.query(
      `update ${JOBS_SCHEMA}._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '5 seconds'`,
    );

    runner.start();
    await until(() => task.attempts.length > 0);

    expect(task.attempts).toHaveLength(1);
  });

  it('of a running worker stays with it', async () => {
    const name = 'pool-living';
    await client.query('select pg_advisory_lock(7203511, hashtext($1))', [name]);
    await addJobs(client, [job]);
    await client.query(
      `update ${JOBS_SCHEMA}._private_jobs set locked_by = $1, locked_at = now() - interval '5 seconds'`,
      [name],
    );
    runner.start();

    await addJobs(client, [{ ...job, key: 'count/2' }]);
    await until(() => task.attempts.length > 0);
    await until(async () => (await openJobs()) === 1);

    expect(task.attempts).toHaveLength(1);
  });

  it('survives the loss of every database connection', async () => {
    runner.start();
    await addJobs(client, [job]);
    await until(async () => (await openJobs()) === 0);

    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await addJobs(client, [{ ...job, key: 'count/2' }]);

    await until(() => task.attempts.length === 2);
    expect(task.attempts).toEqual([1, 1]);
  });
});
