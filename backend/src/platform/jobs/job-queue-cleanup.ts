import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { HourlyCleanup } from '../hourly-cleanup.js';
import { JOBS_SCHEMA } from './job-task.js';

/** Other programs that add jobs wait behind this one. */
const LOCK_TIMEOUT = '2s';

/**
 * Deletes the names of queues without jobs. The library never deletes them, and locks all of them whenever it fetches a
 * job that has one.
 */
@Injectable()
export class JobQueueCleanup extends HourlyCleanup {
  constructor(private readonly database: DataSource) {
    super();
  }

  /** Waits for jobs that are being added: they refer to their queue before they are visible. */
  async deleteOld(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
      await manager.query(
        `lock table ${JOBS_SCHEMA}._private_job_queues in share row exclusive mode`,
      );
      await manager.query(
        `delete from ${JOBS_SCHEMA}._private_job_queues queue
          where locked_at is null
            and not exists (select from ${JOBS_SCHEMA}._private_jobs job where job.job_queue_id = queue.id)`,
      );
    });
  }
}
