import { addJobs, type JobGroup, type JobRun, JOBS_SCHEMA, JobTask } from './job-task.js';
import { groupOf, client, runGroups, task, job, until, setUpJobs } from './job-runner.fixture.js';

setUpJobs('job_slots');

/** Hangs for the customers named in the payload, like a server that accepts connections and never responds. */
class Sending extends JobTask {
  override readonly name = 'send';
  readonly sent: number[] = [];
  readonly attempts: number[] = [];
  hanging = 0;
  private readonly released: (() => void)[] = [];

  override async run(payload: unknown, { attempt }: JobRun): Promise<void> {
    this.attempts.push(attempt);
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

  const start = (customerOf?: JobGroup['customerOf']) => {
    sending = new Sending();
    const group = { name: 'sending', tasks: [sending], concurrency: 8, perCustomer: 2 };
    runGroups({ ...group, ...(customerOf && { customerOf }) }, groupOf(task));
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

  it('are also shared among jobs of an older version, which name no customer', async () => {
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

  it('are given to jobs of an older version one by one within a queue, with their attempts', async () => {
    await addJobs(
      client,
      [0, 1].map((index) => ({
        ...jobOf(1, index, true),
        customerId: null,
        queue: 'transmit-manifest/none/7',
      })),
    );
    await client.query(`update ${JOBS_SCHEMA}._private_jobs set attempts = 3, max_attempts = 27`);

    start((payload) => Promise.resolve((payload as { customerId: number }).customerId));
    await until(() => sending.hanging === 1);
    await addJobs(client, [jobOf(1, 2, false)]);
    await until(() => sending.sent.length === 1);

    expect(sending.hanging).toBe(1);
    expect(sending.attempts).toEqual([4, 1]);
    const { rows } = await client.query(
      `select max_attempts as "maxAttempts" from ${JOBS_SCHEMA}._private_jobs
        where key like 'send/1/%' and job_queue_id is not null`,
    );
    expect(rows).toEqual([{ maxAttempts: 27 }, { maxAttempts: 27 }]);
  });
});
