import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { CUSTOMER_FLAG, JOBS_SCHEMA } from '../../platform/jobs/job-task.js';

const MAX_KINDS = 100;
const MAX_ERROR_READ = 1000;

/** Jobs of one kind. */
export interface JobCounts {
  readonly task: string;
  /** Could run now. */
  readonly due: number;
  /** Waiting for the next attempt. */
  readonly later: number;
  readonly running: number;
  /** Need attention. */
  readonly givenUp: number;
  readonly oldestDueSeconds: number;
}

/** Jobs of one kind, with the failure of one of them. */
export interface JobKind extends Omit<JobCounts, 'task' | 'oldestDueSeconds'> {
  readonly kind: string;
  /** Of those due or waiting for the next attempt. */
  readonly retrying: number;
  readonly oldestDueAt: Date | null;
  readonly nextRunAt: Date | null;
  /** Of the job that failed last. */
  readonly lastError: string | null;
  readonly failedAt: Date | null;
}

/** Jobs of one customer, of all kinds. */
export interface CustomerJobs {
  readonly customerId: string;
  /** Could run now. */
  readonly due: number;
  readonly oldestDueSeconds: number;
}

const dueByCustomer = `
  select substr(flag, length($1) + 1) as "customerId", count(*)::integer as due,
         extract(epoch from now() - min(run_at))::float as "oldestDueSeconds"
    from ${JOBS_SCHEMA}._private_jobs, jsonb_object_keys(flags) flag
   where locked_at is null and attempts < max_attempts and run_at <= now() and starts_with(flag, $1)
   group by flag order by flag`;

const withJobs = `
  with job as (
    select task_id, run_at, last_error, updated_at,
           case when attempts >= max_attempts and locked_at is null then 'given up'
                when locked_at is not null then 'running'
                when run_at > now() then 'later' else 'due' end as state
      from ${JOBS_SCHEMA}._private_jobs)`;

const byState = `
         count(*) filter (where job.state = 'due')::integer as due,
         count(*) filter (where job.state = 'later')::integer as later,
         count(*) filter (where job.state = 'running')::integer as running,
         count(*) filter (where job.state = 'given up')::integer as "givenUp"`;

const counts = `${withJobs}
  select task.identifier as task, ${byState},
         coalesce(extract(epoch from now() - min(job.run_at) filter (where job.state = 'due')), 0)::float
           as "oldestDueSeconds"
    from ${JOBS_SCHEMA}._private_tasks task left join job on job.task_id = task.id
   group by task.identifier order by task.identifier`;

const kinds = `${withJobs}
  select task.identifier as kind, ${byState},
         count(*) filter (where job.state in ('due', 'later') and job.last_error is not null)::integer as retrying,
         min(job.run_at) filter (where job.state = 'due') as "oldestDueAt",
         min(job.run_at) filter (where job.state = 'later') as "nextRunAt",
         left(failure.last_error, ${MAX_ERROR_READ}) as "lastError", failure.updated_at as "failedAt"
    from ${JOBS_SCHEMA}._private_tasks task
    left join job on job.task_id = task.id
    left join (select distinct on (task_id) task_id, last_error, updated_at from job
                where last_error is not null order by task_id, updated_at desc) failure
           on failure.task_id = task.id
   group by task.identifier, failure.last_error, failure.updated_at
   order by task.identifier limit ${MAX_KINDS}`;

/** Size of the queue. */
@Injectable()
export class JobQueueQueries {
  constructor(private readonly database: DataSource) {}

  /** Customers with jobs that wait for a slot. */
  dueByCustomer(): Promise<CustomerJobs[]> {
    return this.database.query<CustomerJobs[]>(dueByCustomer, [CUSTOMER_FLAG]);
  }

  /** Counts of each kind of job, zeros included. */
  counts(): Promise<JobCounts[]> {
    return this.database.query<JobCounts[]>(counts);
  }

  /** Lists each kind of job in use, those without jobs included; reads no payloads. */
  kinds(): Promise<JobKind[]> {
    return this.database.query<JobKind[]>(kinds);
  }
}
