/** Schema of the queue's own tables; graphile-worker keeps them. */
export const JOBS_SCHEMA = 'linehaul_jobs';

/** Runs of one job before it is left for a person; what a carrier refuses gives up long before. */
const MOST_RUNS = 25;

/** Work to be done once, later or at once, by whichever worker is free. */
export interface JobSpec {
  readonly task: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The same key again replaces a job that waits: made from the event that asked for it. */
  readonly key: string;
  readonly delaySeconds?: number;
}

/** A connection of either library. */
interface Connection {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Puts jobs into the queue, inside whatever transaction the connection is in. */
export async function addJobs(client: Connection, jobs: readonly JobSpec[]): Promise<void> {
  for (const { task, payload, key, delaySeconds = 0 } of jobs)
    await client.query(
      `select ${JOBS_SCHEMA}.add_job($1, payload => $2::json, job_key => $3, max_attempts => $4,
         run_at => now() + make_interval(secs => $5))`,
      [task, JSON.stringify(payload), key, MOST_RUNS, delaySeconds],
    );
}
