import { Logger } from '@nestjs/common';

import {
  client,
  job,
  makeJobsDue,
  openJobs,
  runner,
  setUpJobs,
  task,
  until,
} from './job-runner.fixture.js';
import { addJobs, JOBS_SCHEMA } from './job-task.js';

setUpJobs('retry_later');

beforeEach(() => {
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

interface StoredJob {
  readonly attempts: number;
  readonly runsLeft: number;
  readonly error: string | null;
  readonly isLater: boolean;
}

/** The job, once it is not running. */
async function jobAtRest(): Promise<StoredJob | undefined> {
  let found: StoredJob | undefined;
  await until(async () => {
    const { rows } = await client.query<StoredJob>(
      `select attempts, max_attempts - attempts as "runsLeft", last_error as error,
              run_at > now() + interval '30 minutes' as "isLater"
         from ${JOBS_SCHEMA}._private_jobs where locked_at is null`,
    );
    [found] = rows;
    return found !== undefined;
  });
  return found;
}

const failingOnce = () => {
  const giveUp = jest.fn<Promise<void>, [unknown]>().mockResolvedValue();
  return giveUp.mockRejectedValueOnce(new Error('the event store is away'));
};

describe('job that could not be given up', () => {
  it('runs again later, and is then given up', async () => {
    const giveUp = failingOnce();
    task.failures = 99;
    task.giveUp = giveUp;
    await addJobs(client, [job]);
    await client.query(`update ${JOBS_SCHEMA}._private_jobs set max_attempts = 1`);

    runner.start();
    await until(() => giveUp.mock.calls.length === 1);
    expect(await jobAtRest()).toEqual({
      ...{ attempts: 0, runsLeft: 1, isLater: true },
      error: 'Could not be given up: the event store is away',
    });
    await makeJobsDue();
    await until(() => giveUp.mock.calls.length === 2);

    expect(task.attempts).toEqual([1, 1]);
    expect(await jobAtRest()).toMatchObject({ attempts: 1, runsLeft: 0 });
    expect(await openJobs()).toBe(1);
  });

  it('runs again later, even after the last of many crashes', async () => {
    const giveUp = failingOnce();
    task.giveUp = giveUp;
    await addJobs(client, [job]);
    await client.query(
      `update ${JOBS_SCHEMA}._private_jobs
          set attempts = 100, max_attempts = 100, locked_by = 'pool-dead', locked_at = now() - interval '5 seconds'`,
    );

    runner.start();
    await until(() => giveUp.mock.calls.length === 1);
    expect(await jobAtRest()).toMatchObject({ attempts: 99, runsLeft: 1, isLater: true });
    await makeJobsDue();
    await until(async () => (await openJobs()) === 0);

    expect(task.attempts).toEqual([100]);
  });
});
