import type pg from 'pg';

import { JOBS_SCHEMA } from './job-task.js';

/** A job changed in the future was changed before the clock was set back; its delay counts from now instead. */
const RESCHEDULE = `
  update ${JOBS_SCHEMA}._private_jobs
     set run_at = now() + greatest(run_at - updated_at, interval '0'), updated_at = now()
   where updated_at > now() + interval '1 second' and locked_at is null`;

/** Reschedules waiting jobs when the database's clock was set back: they would run late by as much. */
export class JobRescheduler {
  private latest: Date | null = null;

  constructor(private readonly pool: pg.Pool) {}

  /** Reschedules the waiting jobs if the clock went back since the last call, or before the first. */
  async rescheduleIfClockWentBack(): Promise<void> {
    const { rows } = await this.pool.query<{ now: Date }>('select now()');
    const now = rows[0]?.now ?? null;
    const hasAdvanced = this.latest !== null && now !== null && now >= this.latest;
    if (!hasAdvanced) await this.pool.query(RESCHEDULE);
    this.latest = now;
  }
}
