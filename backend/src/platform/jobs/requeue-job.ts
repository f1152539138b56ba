import type { Job } from 'graphile-worker';
import type pg from 'pg';

import { flagsOf, JOBS_SCHEMA } from './job-task.js';

const addAgain = `
  select id from ${JOBS_SCHEMA}.add_job($1, payload => $2::json, job_key => $3, max_attempts => $4, run_at => $5,
    flags => $6::text[], priority => $7,
    queue_name => (select queue_name from ${JOBS_SCHEMA}._private_job_queues where id = $8))`;

/** The run that queues it again does not count as an attempt. */
const keepAttempts = `update ${JOBS_SCHEMA}._private_jobs set attempts = $2 where id = $1`;

/**
 * Queues a running job again with the mark of its customer. All else stays: with its queue, its runs are still never
 * concurrent with others of that queue, and from its attempts a task knows that an earlier one may have reached a
 * carrier.
 */
export async function requeueMarked(pool: pg.Pool, job: Job, customerId: number): Promise<void> {
  const { task_identifier: task, payload, key, flags } = job;
  const marks = [...Object.keys(flags ?? {}), ...(flagsOf(customerId) ?? [])];
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(addAgain, [
      ...[task, JSON.stringify(payload), key ?? `job/${job.id}`, job.max_attempts, job.run_at],
      ...[marks, job.priority, job.job_queue_id],
    ]);
    await client.query(keepAttempts, [rows[0]?.id, job.attempts - 1]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the session may have been lost
    throw error;
  } finally {
    client.release();
  }
}
