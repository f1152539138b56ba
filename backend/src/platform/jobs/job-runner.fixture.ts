import { runMigrations } from 'graphile-worker';
import pg from 'pg';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { SystemClock } from '../clock.js';
import { type JobRun, type JobGroup, JOBS_SCHEMA, JobTask, TryAgainLater } from './job-task.js';
import { JobRunner } from './job-runner.js';

class Counting extends JobTask {
  override readonly name = 'count';
  readonly attempts: number[] = [];
  failures = 0;
  givenUp = 0;

  override giveUp(_payload: unknown): Promise<void> {
    this.givenUp += 1;
    return Promise.resolve();
  }

  override run(_payload: unknown, { attempt }: JobRun): Promise<void> {
    this.attempts.push(attempt);
    return attempt <= this.failures
      ? Promise.reject(new TryAgainLater('not now'))
      : Promise.resolve();
  }
}

export const groupOf = (...tasks: JobTask[]): JobGroup => ({
  name: 'counting',
  tasks,
  concurrency: 2,
  perCustomer: 2,
});

export let database: TestDatabase;
export let client: pg.Client;
export let runner: JobRunner;
export let task: Counting;

export const job = { task: 'count', payload: {}, key: 'count/1' };

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

export const openJobs = async () => {
  const { rows } = await client.query<{ jobs: number }>(
    `select count(*)::int as jobs from ${JOBS_SCHEMA}.jobs`,
  );
  return rows[0]?.jobs;
};

/** Makes the next attempt due now. */
export const makeJobsDue = () =>
  client.query(`update ${JOBS_SCHEMA}._private_jobs set run_at = now()`);

/** A runner with these groups instead, stopped at the end of the test. */
export function runGroups(...groups: JobGroup[]): void {
  runner = new JobRunner(groups, new SystemClock(), { databaseUrl: database.url });
  runner.start();
}

/** Creates a database with an empty queue for each test, and a runner that has not started. */
export function setUpJobs(name: string): void {
  beforeAll(async () => {
    database = await createTestDatabase(name);
    await runMigrations({ connectionString: database.url, schema: JOBS_SCHEMA });
  });

  afterAll(() => database.drop());

  beforeEach(async () => {
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`delete from ${JOBS_SCHEMA}._private_jobs`);
    task = new Counting();
    runner = new JobRunner([groupOf(task)], new SystemClock(), { databaseUrl: database.url });
  });

  afterEach(async () => {
    await runner.stop();
    await client.end();
  });
}
