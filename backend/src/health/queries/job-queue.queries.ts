import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { CUSTOMER_FLAG, JOBS_SCHEMA } from '../../platform/jobs/job-task.js';

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

const counts = `
  with job as (
    select task_id, run_at,
           case when attempts >= max_attempts and locked_at is null then 'given up'
                when locked_at is not null then 'running'
                when run_at > now() then 'later' else 'due' end as state
      from ${JOBS_SCHEMA}._private_jobs)
  select task.identifier as task,
         count(*) filter (where job.state = 'due')::integer as due,
         count(*) filter (where job.state = 'later')::integer as later,
         count(*) filter (where job.state = 'running')::integer as running,
         count(*) filter (where job.state = 'given up')::integer as "givenUp",
         coalesce(extract(epoch from now() - min(job.run_at) filter (where job.state = 'due')), 0)::float
           as "oldestDueSeconds"
    from ${JOBS_SCHEMA}._private_tasks task left join job on job.task_id = task.id
   group by task.identifier order by task.identifier`;

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
}
