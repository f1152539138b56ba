import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { JOBS_SCHEMA } from '../../platform/jobs/job-task.js';

/** Jobs of one kind. */
export interface JobCounts {
  readonly task: string;
  /** Could run now. */
  readonly due: number;
  /** Wait for their next try. */
  readonly later: number;
  readonly running: number;
  /** Left for a person. */
  readonly givenUp: number;
  readonly oldestDueSeconds: number;
}

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

/** Counts the jobs of the queue, zeros included. */
@Injectable()
export class JobQueueQueries {
  constructor(private readonly database: DataSource) {}

  counts(): Promise<JobCounts[]> {
    return this.database.query<JobCounts[]>(counts);
  }
}
