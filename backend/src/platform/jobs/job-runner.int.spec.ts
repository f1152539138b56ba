import { Logger } from '@nestjs/common';
import { register } from 'prom-client';

import { SystemClock } from '../clock.js';
import { addJobs, JOBS_SCHEMA } from './job-task.js';
import { JobRunner } from './job-runner.js';
import { WorkerPresence } from './worker-presence.js';
import {
  groupOf,
  database,
  client,
  runner,
  task,
  job,
  until,
  openJobs,
  makeJobsDue,
  runGroups,
  setUpJobs,
} from './job-runner.fixture.js';

setUpJobs('jobs');

/** Workers take the job and end without a trace, one after another; another one detects that. */
async function crashDuringRuns(count: number): Promise<void> {
  const presence = new WorkerPresence(database.url);
  for (let run = 0; run < count; run += 1) {
    await client.query(
      `update ${JOBS_SCHEMA}._private_jobs
          set locked_by = 'pool-dead', locked_at = now() - interval '5 seconds', attempts = attempts + 1`,
    );
    await presence.releaseJobsOfStoppedWorkers(({ payload }) => task.giveUp(payload));
  }
  await presence.end();
}

const jobsLeft = async () => {
  const { rows } = await client.query<{ attempts: number; runsLeft: number }>(
    `select attempts, max_attempts - attempts as "runsLeft" from ${JOBS_SCHEMA}._private_jobs`,
  );
  return rows;
};

const waiting = async () => {
  const { rows } = await client.query<{ jobs: number }>(
    `select count(*)::int as jobs from ${JOBS_SCHEMA}.jobs where locked_at is null`,
  );
  return rows[0]?.jobs;
};

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
      await makeJobsDue();
      return task.attempts.length === 2;
    });

    expect(task.attempts).toEqual([1, 2]);
  });

  it('is left to the next worker by one that is stopped while starting up', async () => {
    const options = { databaseUrl: database.url };
    const stopped = new JobRunner([groupOf(task)], new SystemClock(), options);
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

  it('may still fail as often after its worker has crashed 40 times', async () => {
    await addJobs(client, [job]);
    await crashDuringRuns(40);

    expect(await jobsLeft()).toEqual([{ attempts: 40, runsLeft: 25 }]);
    expect(task.givenUp).toBe(0);
  });

  it('waits after a failure as if its worker had never crashed', async () => {
    task.failures = 1_000;
    await addJobs(client, [job]);
    await crashDuringRuns(9);

    runner.start();
    await until(() => task.attempts.length > 0);
    await until(async () => (await waiting()) === 1);

    const { rows } = await client.query<{ isSoon: boolean }>(
      `select run_at < now() + interval '5 seconds' as "isSoon" from ${JOBS_SCHEMA}.jobs`,
    );
    expect(task.attempts).toEqual([10]);
    expect(await jobsLeft()).toEqual([{ attempts: 1, runsLeft: 24 }]);
    expect(rows).toEqual([{ isSoon: true }]);
  });

  it('is given up after 100 crashes, and reported once', async () => {
    await addJobs(client, [job]);
    await crashDuringRuns(100);
    expect(task.givenUp).toBe(1);
    runner.start();
    await addJobs(client, [{ ...job, key: 'count/2' }]);
    await until(() => task.attempts.length > 0);
    await until(async () => (await jobsLeft()).length === 1);

    expect(task.attempts).toEqual([1]);
    expect(await jobsLeft()).toEqual([{ attempts: 100, runsLeft: 0 }]);
  });

  it('queued before the clock was set back runs when it is due by the new time', async () => {
    await addJobs(client, [job, { ...job, key: 'count/2', delaySeconds: 600 }]);
    await client.query(
      `update ${JOBS_SCHEMA}._private_jobs
          set run_at = run_at + interval '1 hour', updated_at = updated_at + interval '1 hour'`,
    );

    runner.start();
    await until(() => task.attempts.length > 0);
    await until(async () => (await openJobs()) === 1);

    const { rows } = await client.query<{ isInTime: boolean }>(
      `select run_at between now() + interval '590 seconds' and now() + interval '600 seconds' as "isInTime"
         from ${JOBS_SCHEMA}.jobs`,
    );
    expect(rows).toEqual([{ isInTime: true }]);
  });

  it('of a worker that crashed before the clock was set back is taken over', async () => {
    await addJobs(client, [job]);
    await client.query(
      `update ${JOBS_SCHEMA}._private_jobs set locked_by = 'pool-dead', locked_at = now() + interval '1 hour'`,
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

describe('runner', () => {
  it('starts without warnings, although its groups share few connections', async () => {
    const warnings = jest.spyOn(Logger.prototype, 'warn');
    runGroups({ ...groupOf(task), concurrency: 20 });

    await addJobs(client, [job]);
    await until(() => task.attempts.length > 0);

    expect(warnings.mock.calls).toEqual([]);
    warnings.mockRestore();
  });
});

describe('runs of jobs', () => {
  it('are counted by their outcome', async () => {
    task.failures = 1;
    runner.start();

    await addJobs(client, [job]);
    await until(() => task.attempts.length === 1);
    await makeJobsDue();
    await until(() => task.attempts.length === 2);
    await until(async () => (await openJobs()) === 0);

    const metrics = await register.metrics();
    expect(metrics).toContain('linehaul_job_runs_total{task="count",outcome="failed"} 1');
    expect(metrics).toContain('linehaul_job_runs_total{task="count",outcome="done"} 1');
  });
});

describe('job that fails for the last time', () => {
  it('is given up, and reported once', async () => {
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
