import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { register } from 'prom-client';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { SystemClock } from '../clock.js';
import {
  addJobs,
  type JobRun,
  type JobLane,
  JOBS_SCHEMA,
  JobTask,
  TryAgainLater,
} from './job-task.js';
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

const laneOf = (...tasks: JobTask[]): JobLane => ({
  name: 'counting',
  tasks,
  concurrency: 2,
  perCustomer: 2,
});

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
  runner = new JobRunner([laneOf(task)], new SystemClock(), { databaseUrl: database.url });
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
    const options = { databaseUrl: database.url };
    const stopped = new JobRunner([laneOf(task)], new SystemClock(), options);
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

/** Hangs for the customers it is told, as a server does that accepts and says nothing. */
class Sending extends JobTask {
  override readonly name = 'send';
  readonly sent: number[] = [];
  hanging = 0;
  private readonly released: (() => void)[] = [];

  override async run(payload: unknown): Promise<void> {
    const { customerId, hangs } = payload as { customerId: number; hangs: boolean };
    if (hangs) {
      this.hanging += 1;
      await new Promise<void>((resolve) => this.released.push(resolve));
    }
    this.sent.push(customerId);
  }

  release(): void {
    for (const release of this.released.splice(0)) release();
  }
}

describe('slots', () => {
  let sending: Sending;

  const jobOf = (customerId: number, index: number, hangs: boolean) => ({
    task: 'send',
    payload: { customerId, hangs },
    key: `send/${customerId}/${index}`,
    customerId,
  });

  const start = (customerOf?: JobLane['customerOf']) => {
    sending = new Sending();
    const lane = { name: 'sending', tasks: [sending], concurrency: 8, perCustomer: 2 };
    const counting = laneOf(task);
    runner = new JobRunner(
      [{ ...lane, ...(customerOf && { customerOf }) }, counting],
      new SystemClock(),
      { databaseUrl: database.url },
    );
    runner.start();
  };

  afterEach(async () => {
    const emptied = client.query(
      `delete from ${JOBS_SCHEMA}._private_jobs where locked_at is null`,
    );
    await emptied;
    sending.release();
  });

  it('are left for other customers while a hundred jobs of one hang', async () => {
    start();
    await addJobs(
      client,
      Array.from({ length: 100 }, (_, index) => jobOf(1, index, true)),
    );
    await until(() => sending.hanging === 2);

    await addJobs(client, [jobOf(2, 0, false), jobOf(3, 0, false), job]);
    await until(() => sending.sent.length === 2 && task.attempts.length === 1);

    expect(sending.sent.toSorted((a, b) => a - b)).toEqual([2, 3]);
    expect(sending.hanging).toBe(2);
  });

  it('are shared among jobs of an older version, too, which name no customer', async () => {
    start((payload) => Promise.resolve((payload as { customerId: number }).customerId));
    const old = Array.from({ length: 100 }, (_, index) => ({
      ...jobOf(1, index, true),
      customerId: null,
    }));
    await addJobs(client, old);
    await until(() => sending.hanging === 2);

    await addJobs(client, [jobOf(2, 0, false)]);
    await until(() => sending.sent.length === 1);

    expect(sending.sent).toEqual([2]);
    expect(sending.hanging).toBe(2);
  });
});

describe('runs of jobs', () => {
  it('are counted by their outcome', async () => {
    task.failures = 1;
    runner.start();

    await addJobs(client, [job]);
    await until(() => task.attempts.length === 1);
    await pullForward();
    await until(() => task.attempts.length === 2);
    await until(async () => (await openJobs()) === 0);

    const metrics = await register.metrics();
    expect(metrics).toContain('linehaul_job_runs_total{task="count",outcome="failed"} 1');
    expect(metrics).toContain('linehaul_job_runs_total{task="count",outcome="done"} 1');
  });
});

describe('job that fails for the last time', () => {
  it('is given up, and told so once', async () => {
    const givenUp: unknown[] = [];
    task.failures = 99;
    task.giveUp = (payload) => {
      givenUp.push(payload);
      return Promise.resolve();
    };
    await addJobs(client, [job]);
    await client.query(`update ${JOBS_SCHEMA}._private_jobs set max_attempts = 1`);

    runner.start();
    await until(() => givenUp.length > 0);

    expect(givenUp).toEqual([{}]);
    expect(await openJobs()).toBe(1);
  });
});
