import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import {
  Logger as QueueLogger,
  run,
  type JobHelpers,
  type Runner,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';

import type { Clock } from '../clock.js';
import { JOBS_SCHEMA, type JobTask, nextRunAfter } from './job-task.js';
import { WorkerPresence } from './worker-presence.js';

export interface JobRunnerOptions {
  readonly databaseUrl: string;
  /** Concurrent jobs of this process. */
  readonly concurrency: number;
}

const PRESENCE_SECONDS = 2;
const RESTART_MS = 1000;

/** Runs the queue's jobs in this process until stopped; a lost database only interrupts it. */
export class JobRunner {
  private readonly log = new Logger('Jobs');
  private readonly stopping = new AbortController();
  private readonly presence: WorkerPresence;
  private readonly pool: pg.Pool;
  private readonly loops: Promise<void>[] = [];

  constructor(
    private readonly tasks: readonly JobTask[],
    private readonly clock: Clock,
    private readonly options: JobRunnerOptions,
  ) {
    const { databaseUrl: connectionString, concurrency } = options;
    this.presence = new WorkerPresence(connectionString);
    this.pool = new pg.Pool({ connectionString, max: concurrency + 2 });
    const noteLoss = (error: Error) => {
      this.log.warn(`The queue lost a connection: ${error.message}`);
    };
    this.pool.on('error', noteLoss);
    this.pool.on('connect', (client) => client.on('error', noteLoss));
  }

  start(): void {
    this.loops.push(this.keepRunning(), this.releaseStaleJobs());
  }

  /** Finishes running jobs and takes no more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.loops);
    await this.presence.end();
    await this.pool.end();
  }

  private async keepRunning(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.runUntilStopped(await this.begin());
      } catch (error) {
        this.log.error(error);
      }
      await this.pause(RESTART_MS);
    }
  }

  private async runUntilStopped(runner: Runner): Promise<void> {
    const { signal } = this.stopping;
    const asked = new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
    await Promise.race([runner.promise, asked.then(() => runner.stop())]);
  }

  private begin(): Promise<Runner> {
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => {
      this.presence.hold(workerPool.id).catch((error: unknown) => {
        this.log.warn(error);
      });
    });
    return run({
      pgPool: this.pool,
      schema: JOBS_SCHEMA,
      concurrency: this.options.concurrency,
      pollInterval: 1000,
      noHandleSignals: true,
      parsedCronItems: [],
      logger: this.queueLogger(),
      events,
      taskList: Object.fromEntries(
        this.tasks.map((task) => [
          task.name,
          (payload: unknown, { job }: JobHelpers) =>
            task.run(payload, {
              attempt: job.attempts,
              nextRunAt: nextRunAfter(this.clock.now(), job.attempts),
            }),
        ]),
      ),
    });
  }

  private async releaseStaleJobs(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.presence.releaseJobsOfDeadWorkers().catch((error: unknown) => {
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
      else if (severity === 'warning') this.log.warn(message);
      else this.log.debug(message);
    });
  }
}
