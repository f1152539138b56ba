import pg from 'pg';
import { DataSource } from 'typeorm';

import { JobQueueCleanup } from './job-queue-cleanup.js';
import { addJobs, JOBS_SCHEMA } from './job-task.js';
import {
  client,
  database,
  job,
  openJobs,
  runner,
  setUpJobs,
  task,
  until,
} from './job-runner.fixture.js';

setUpJobs('job_queues');

let records: DataSource;
let cleanup: JobQueueCleanup;

beforeAll(async () => {
  records = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  cleanup = new JobQueueCleanup(records);
});
afterAll(() => records.destroy());

const inQueue = (queue: string, delaySeconds = 0) => ({
  ...job,
  key: `count/${queue}`,
  queue,
  delaySeconds,
});

const queues = async () => {
  const { rows } = await client.query<{ name: string }>(
    `select queue_name as name from ${JOBS_SCHEMA}._private_job_queues order by 1`,
  );
  return rows.map(({ name }) => name);
};

const isWaitingForLock = async () => {
  const { rows } = await client.query<object>(
    `select from pg_locks where not granted and relation = '${JOBS_SCHEMA}._private_job_queues'::regclass`,
  );
  return rows.length > 0;
};

describe('names of queues', () => {
  it('are deleted once they have no jobs', async () => {
    await addJobs(client, [inQueue('done/1'), inQueue('done/2'), inQueue('waiting/3', 3_600)]);
    runner.start();
    await until(async () => (await openJobs()) === 1);

    await cleanup.deleteOld();

    expect(await queues()).toEqual(['waiting/3']);
  });

  it('are kept for a job that is being added', async () => {
    const adding = new pg.Client({ connectionString: database.url });
    await adding.connect();
    await addJobs(client, [inQueue('used/1')]);
    await client.query(`delete from ${JOBS_SCHEMA}._private_jobs`);
    await adding.query('begin');
    await addJobs(adding, [inQueue('used/1')]);

    const cleaned = cleanup.deleteOld();
    await until(isWaitingForLock);
    await adding.query('commit');
    await adding.end();
    await cleaned;
    runner.start();
    await until(() => task.attempts.length === 1);

    expect(await queues()).toContain('used/1');
  });
});
