import { Logger } from '@nestjs/common';
import {
  Logger as QueueLogger,
  run,
  type Job,
  type JobHelpers,
  type Runner,
  type WorkerEvents,
} from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

import { ResponsivePool } from '@event-store/postgres/responsive-pool.js';
import { defineCounter, measurePool } from '@monitoring/metrics.js';
import { tracer } from '@monitoring/tracing.js';

import type { Clock } from '../clock.js';
import { toError } from '../to-error.js';
import {
  actionOf,
  crashesOf,
  FairSlots,
  isMarked,
  type JobGroup,
  JOBS_SCHEMA,
  type JobTask,
  nextRunAfter,
} from './job-task.js';
import { requeueMarked } from './requeue-job.js';
import { retryLater } from './retry-later.js';
import { type ExhaustedJob, discardCrashes, WorkerPresence } from './worker-presence.js';

/** A finished job releases its connection, so groups share a few. */
const CONNECTIONS = 8;
/** A job whose end cannot be recorded runs again, so a busy process may take its time. */
const CONNECT_MS = 30_000;
/** The library expects a connection for every slot of a group. */
const POOL_SIZE_HINT = /maxPoolSize .* smaller than concurrency/;
const PRESENCE_SECONDS = 2;
const RESTART_MS = 1000;

/** A job changed in the future was changed before the clock was set back; its delay counts from now instead. */
const RESCHEDULE = `
  update ${JOBS_SCHEMA}._private_jobs
     set run_at = now() + greatest(run_at - updated_at, interval '0'), updated_at = now()
   where updated_at > now() + interval '1 second' and locked_at is null`;

/** Runs the queue's jobs in this process until stopped; a lost database only interrupts it. */
export class JobRunner {
  private readonly log = new Logger('Jobs');
  private readonly stopping = new AbortController();
  private readonly presence: WorkerPresence;
  private readonly pool: Pool;
  private readonly rescheduler: JobRescheduler;
  private readonly loops: Promise<void>[] = [];
  private readonly runs = defineCounter({
    name: 'linehaul_job_runs_total',
    help: 'Job runs by kind and outcome: done, failed or given up',
    labelNames: ['task', 'outcome'],
  });

  constructor(
    private readonly groups: readonly JobGroup[],
    private readonly clock: Clock,
    { databaseUrl: connectionString }: { readonly databaseUrl: string },
  ) {
    this.presence = new WorkerPresence(connectionString);
    this.pool = new ResponsivePool({
      connectionString,
      max: CONNECTIONS + groups.length,
      connectionTimeoutMillis: CONNECT_MS,
    });
    const logLoss = (error: Error) => {
      this.log.warn(`The queue lost a connection: ${error.message}`);
    };
    this.pool.on('error', logLoss);
    this.pool.on('connect', (client) => client.on('error', logLoss));
    this.rescheduler = new JobRescheduler(this.pool);
    measurePool(this.pool, 'jobs');
  }

  start(): void {
    this.loops.push(
      ...this.groups.map((group) => this.keepRunning(group)),
      this.releaseStaleJobs(),
    );
  }

  /** Finishes running jobs and starts no new ones. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.loops);
    await this.presence.end();
    await this.pool.end();
  }

  private async keepRunning(group: JobGroup): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.runUntilStopped(await this.begin(group));
      } catch (error) {
        this.log.error(error);
      }
      await this.pause(RESTART_MS);
    }
  }

  private async runUntilStopped(runner: Runner): Promise<void> {
    const { signal } = this.stopping;
    const aborted = new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
    await Promise.race([runner.promise, aborted.then(() => runner.stop())]);
  }

  private begin(group: JobGroup): Promise<Runner> {
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => {
      this.presence.hold(workerPool.id).catch((error: unknown) => {
        this.log.warn(error);
      });
    });
    const slots = new FairSlots(group, events);
    return run({
      pgPool: this.pool,
      schema: JOBS_SCHEMA,
      concurrency: group.concurrency,
      pollInterval: 2000,
      noHandleSignals: true,
      parsedCronItems: [],
      logger: this.queueLogger(),
      events,
      forbiddenFlags: () => slots.forbidden(),
      taskList: Object.fromEntries(
        group.tasks.map((task) => [
          task.name,
          (payload: unknown, { job }: JobHelpers) => this.runJob(group, task, { ...job, payload }),
        ]),
      ),
    });
  }

  private async runJob(group: JobGroup, task: JobTask, job: Job): Promise<void> {
    if (!isMarked(job) && (await this.requeueWithMark(group, job))) return;
    try {
      const run = {
        attempt: job.attempts,
        nextRunAt: nextRunAfter(this.clock.now(), job.attempts - crashesOf(job)),
      };
      const work = () => task.run(job.payload, run);
      await (tracer?.during({ name: `job ${task.name}` }, work, actionOf(job.payload)) ?? work());
      this.runs.inc({ task: task.name, outcome: 'done' });
    } catch (error) {
      const isLast = job.attempts >= job.max_attempts;
      this.runs.inc({ task: task.name, outcome: isLast ? 'given_up' : 'failed' });
      const failure = isLast ? await this.giveUp(task, job) : null;
      await discardCrashes(this.pool, job);
      throw failure ?? error;
    }
  }

  /** Returns the error that prevented it, if any: the job then runs again. */
  private async giveUp(task: JobTask, job: Omit<ExhaustedJob, 'task'>): Promise<Error | null> {
    this.log.error(`Job ${job.id} (${task.name}) was given up after ${job.attempts} attempts`);
    try {
      await task.giveUp(job.payload);
      return null;
    } catch (error) {
      this.log.error(error);
      return retryLater(this.pool, job, toError(error));
    }
  }

  /** A run that crashed its worker could not give its job up itself. */
  private async giveUpExhausted(job: ExhaustedJob): Promise<void> {
    const task = this.groups.flatMap(({ tasks }) => tasks).find(({ name }) => name === job.task);
    if (task) await this.giveUp(task, job);
  }

  /** A job without its customer's mark is queued again with it, to wait for its share like the others. */
  private async requeueWithMark({ customerOf }: JobGroup, job: Job): Promise<boolean> {
    const customerId = (await customerOf?.(job.payload).catch(() => null)) ?? null;
    if (customerId === null) return false;
    await requeueMarked(this.pool, job, customerId);
    return true;
  }

  private async releaseStaleJobs(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.presence
        .releaseJobsOfStoppedWorkers((job) => this.giveUpExhausted(job))
        .then(() => this.rescheduler.rescheduleIfClockWentBack())
        .catch((error: unknown) => {
          this.log.warn(error);
        });
      await this.pause(PRESENCE_SECONDS * 1000);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private queueLogger(): QueueLogger {
    return new QueueLogger(() => (level, message) => {
      const severity: string = level;
      if (severity === 'error') this.log.error(message);
      else if (severity === 'warning' && !POOL_SIZE_HINT.test(message)) this.log.warn(message);
      else this.log.debug(message);
    });
  }
}

/** Reschedules waiting jobs when the database's clock was set back: they would run late by as much. */
class JobRescheduler {
  private latest: Date | null = null;

  constructor(private readonly pool: Pool) {}

  /** Reschedules the waiting jobs if the clock went back since the last call, or before the first. */
  async rescheduleIfClockWentBack(): Promise<void> {
    const { rows } = await this.pool.query<{ now: Date }>('select now()');
    const now = rows[0]?.now ?? null;
    const hasAdvanced = this.latest !== null && now !== null && now >= this.latest;
    if (!hasAdvanced) await this.pool.query(RESCHEDULE);
    this.latest = now;
  }
}
