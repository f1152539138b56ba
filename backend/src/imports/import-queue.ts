import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../platform/clock.js';
import { addJobs } from '../platform/jobs/job-task.js';
import { type ImportJob, type JobOwner, planJob, runJob } from './import-jobs.js';
import { type ImportOwner, ownerNameOf } from './kinds/import-owner.js';
import { ImportOwners } from './kinds/import-owners.js';
import type { Import } from './records/import.entity.js';

/** Delay before retrying a job that could not start yet. */
const PAUSE_SECONDS = 2;
const MAX_PAUSE_SECONDS = 60;
const SECOND_MS = 1_000;

/** Adds jobs of imports to the queue. */
@Injectable()
export class ImportQueue {
  constructor(
    private readonly database: DataSource,
    /** Owners of imports. */
    readonly owners: ImportOwners,
    private readonly clock: Clock,
  ) {}

  /** Identifies the import in its jobs. @throws RecordNotFound once the client is deleted */
  async jobOwner(found: ImportOwner & Pick<Import, 'id'>): Promise<JobOwner> {
    const customerId = await this.owners.customerOf(found);
    return { importId: found.id, owner: ownerNameOf(found), customerId };
  }

  /** Queues planning of the groups after number `after`, within the caller's transaction if it has one. */
  plan(
    owner: JobOwner,
    { planNo, after }: Pick<ImportJob, 'planNo' | 'after'>,
    within: Pick<DataSource, 'query'> = this.database,
  ): Promise<void> {
    return addJobs(within, [planJob(owner, { planNo, after })]);
  }

  /** Queues planning from the start again after a pause, which grows with the time since the file was received. */
  async planLater(found: Import): Promise<void> {
    const { planNo, planStartedAt } = found;
    const job = planJob(await this.jobOwner(found), { planNo, after: 0 });
    const waited = (this.clock.now().getTime() - planStartedAt.getTime()) / SECOND_MS;
    const delaySeconds = Math.min(MAX_PAUSE_SECONDS, Math.max(PAUSE_SECONDS, waited / 4));
    await addJobs(this.database, [{ ...job, delaySeconds: Math.round(delaySeconds) }]);
  }

  /** Queues creation of the next groups; `chunk` counts the jobs of a run. */
  run(
    owner: JobOwner,
    chunk: number,
    within: Pick<DataSource, 'query'> = this.database,
  ): Promise<void> {
    return addJobs(within, [runJob(owner, chunk)]);
  }

  /** Queues the same job again after a pause. */
  async runLater(
    found: ImportOwner & Pick<Import, 'id'>,
    { chunk }: Pick<ImportJob, 'chunk'>,
  ): Promise<void> {
    const customerId = (await this.owners.isInUse(found))
      ? await this.owners.lastCustomerOf(found)
      : null;
    const job = runJob({ importId: found.id, owner: ownerNameOf(found), customerId }, chunk);
    await addJobs(this.database, [{ ...job, delaySeconds: PAUSE_SECONDS }]);
  }
}
