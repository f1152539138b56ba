import type { Job, WorkerEvents } from 'graphile-worker';

/** Marks a job as one of a customer, whose id follows. */
export const CUSTOMER_FLAG = 'customer:';

/** Flags that mark a job as a customer's, so that slots can be shared; null without a customer. */
export const flagsOf = (customerId: number | null | undefined): string[] | null =>
  customerId === null || customerId === undefined ? null : [`${CUSTOMER_FLAG}${customerId}`];

export const isMarked = ({ flags }: Pick<Job, 'flags'>): boolean =>
  Object.keys(flags ?? {}).some((flag) => flag.startsWith(CUSTOMER_FLAG));

/** Correlation id of the action that led to a job, if it names one. */
export const actionOf = (payload: unknown): string | undefined => {
  const { correlationId } = { ...(payload as { correlationId?: unknown }) };
  return typeof correlationId === 'string' ? correlationId : undefined;
};

/** One run of a job. */
export interface JobRun {
  /** 1 for the first run. */
  readonly attempt: number;
  /** Time of the next run if this run throws. */
  readonly nextRunAt: Date;
}

/** Attempts before a job needs attention; transmissions to carriers stop long before that. */
export const MAX_RUNS = 25;

/**
 * Runs that may be cut short by the end of their worker before a job needs attention. Such a run does not count as one
 * of `MAX_RUNS`, since another job or an operator may have ended the worker; but a job that crashes it must not run
 * forever.
 */
export const MAX_CRASHES = 75;

/** Start of the error of a job whose end could not be recorded; it is listed like one that was given up. */
export const NOT_GIVEN_UP = 'Could not be given up';

/** Runs of a job that were cut short by the end of their worker, since the last that was not. */
export const crashesOf = ({ max_attempts: runs }: Pick<Job, 'max_attempts'>): number =>
  Math.max(0, runs - MAX_RUNS);

/** Ends a run that will be repeated; the reason has been recorded. */
export class TryAgainLater extends Error {}

/** The queue's back-off: e to the power of the attempts in seconds, at most about six hours. */
export const nextRunAfter = (now: Date, attempt: number): Date =>
  new Date(now.getTime() + Math.exp(Math.min(attempt, 10)) * 1000);

/** A kind of job. It must be idempotent, since it may run twice; throwing runs it again later. */
export abstract class JobTask {
  abstract readonly name: string;
  abstract run(payload: unknown, run: JobRun): Promise<void>;

  /** Records that the job failed for the last time and is not rerun; called again after one more run if it fails. */
  giveUp(_payload: unknown): Promise<void> {
    return Promise.resolve();
  }
}

/** A group of job kinds whose jobs never wait for other groups. */
export interface JobGroup {
  readonly name: string;
  readonly tasks: readonly JobTask[];
  /** Concurrent jobs of this process. */
  readonly concurrency: number;
  /** Maximum of these for one customer. */
  readonly perCustomer: number;
  /**
   * Finds the customer of a job queued by an earlier version, which did not record it. Null for jobs without a
   * customer.
   */
  readonly customerOf?: (payload: unknown) => Promise<number | null>;
}

/** Schema of the queue's own tables, maintained by graphile-worker. */
export const JOBS_SCHEMA = 'linehaul_jobs';

/** A job to be run once, by any worker. */
export interface JobSpec {
  readonly task: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The same key replaces a waiting job; derived from the event that caused it. */
  readonly key: string;
  readonly delaySeconds?: number;
  /** Customer whose slots it takes; null for none. */
  readonly customerId?: number | null;
  /** Jobs of one queue never run at the same time. */
  readonly queue?: string;
}

/** A connection of either library. */
interface Connection {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Adds jobs to the queue, within the connection's transaction. */
export async function addJobs(client: Connection, jobs: readonly JobSpec[]): Promise<void> {
  for (const { task, payload, key, delaySeconds = 0, customerId, queue = null } of jobs)
    await client.query(
      `select ${JOBS_SCHEMA}.add_job($1, payload => $2::json, job_key => $3, max_attempts => $4,
         run_at => now() + make_interval(secs => $5), flags => $6::text[], queue_name => $7)`,
      [task, JSON.stringify(payload), key, MAX_RUNS, delaySeconds, flagsOf(customerId), queue],
    );
}

/**
 * Shares the slots of a group among customers: each has a maximum, fewer when few are free, but always one while any is
 * free. Jobs are fetched one at a time, so that every one is counted.
 */
export class FairSlots {
  private readonly running = new Map<string, number>();
  private fetching: Promise<void> = Promise.resolve();
  private fetched: () => void = () => undefined;

  constructor(
    private readonly group: Pick<JobGroup, 'concurrency' | 'perCustomer'>,
    events: WorkerEvents,
  ) {
    events.on('job:start', ({ job }) => {
      for (const flag of flags(job)) this.count(flag, 1);
      this.fetched();
    });
    events.on('job:complete', ({ job }) => {
      for (const flag of flags(job)) this.count(flag, -1);
    });
    for (const name of ['worker:getJob:empty', 'worker:getJob:error'] as const)
      events.on(name, () => {
        this.fetched();
      });
  }

  /** Waits for its turn to fetch. @returns the marks of customers that have used their share */
  async forbidden(): Promise<string[]> {
    const before = this.fetching;
    let done: () => void = () => undefined;
    this.fetching = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    this.fetched = done;
    const max = this.maxPerCustomer();
    return [...this.running].flatMap(([flag, count]) => (count >= max ? [flag] : []));
  }

  private maxPerCustomer(): number {
    const { concurrency, perCustomer } = this.group;
    const taken = [...this.running.values()].reduce((sum, count) => sum + count, 0);
    return Math.max(1, Math.min(perCustomer, Math.floor((concurrency - taken) / 2)));
  }

  private count(flag: string, change: number): void {
    const count = (this.running.get(flag) ?? 0) + change;
    if (count > 0) this.running.set(flag, count);
    else this.running.delete(flag);
  }
}

const flags = ({ flags: marks }: Pick<Job, 'flags'>): string[] => Object.keys(marks ?? {});
