import type pg from 'pg';

import { JOBS_SCHEMA, NOT_GIVEN_UP } from './job-task.js';

/** The cause may be an outage, such as of the event store: an immediate run would fail as well. */
const PAUSE = `interval '1 hour'`;

/**
 * Reruns a job whose `giveUp` failed: nothing else would record its failure, and a manifest would stay
 * pending.
 * @returns the error to record as the job's
 */
export async function retryLater(
  pool: pg.Pool,
  { id }: { readonly id: string },
  { message }: Error,
): Promise<Error> {
  const error = new Error(`${NOT_GIVEN_UP}: ${message}`);
  await pool.query(
    `update ${JOBS_SCHEMA}._private_jobs
        set attempts = attempts - 1, run_at = greatest(run_at, now() + ${PAUSE}), last_error = $2
      where id = $1`,
    [id, error.message],
  );
  return error;
}
