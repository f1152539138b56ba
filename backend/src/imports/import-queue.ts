import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { addJobs } from '../platform/jobs/job-task.js';
import { type ImportJob, type JobOwner, planJob, runJob } from './import-jobs.js';
import { type ImportOwner, nameOf } from './kinds/import-owner.js';
import { ImportOwners } from './kinds/import-owners.js';
import type { Import } from './records/import.entity.js';

/** Pause of a run whose turn was not free. */
const PAUSE_SECONDS = 2;

/** Adds jobs of imports to the queue. */
@Injectable()
export class ImportQueue {
  constructor(
    private readonly database: DataSource,
    /** Owners of imports. */
    readonly owners: ImportOwners,
  ) {}

  /** The import as its jobs name it. @throws RecordNotFound once the client is deleted */
  async jobOwner(found: ImportOwner & Pick<Import, 'id'>): Promise<JobOwner> {
    const customerId = await this.owners.customerOf(found);
    return { importId: found.id, owner: nameOf(found), customerId };
  }

  /** Queues planning of the groups after number `after`, within the caller's transaction if it has one. */
  plan(
    owner: JobOwner,
    { planNo, after }: Pick<ImportJob, 'planNo' | 'after'>,
    within: Pick<DataSource, 'query'> = this.database,
  ): Promise<void> {
    return addJobs(within, [planJob(owner, { planNo, after })]);
  }

  /** Queues creation of the next groups; `chunk` counts the jobs of a run. */
  run(
    owner: JobOwner,
    chunk: number,
    within: Pick<DataSource, 'query'> = this.database,
  ): Promise<void> {
    return addJobs(within, [runJob(owner, chunk)]);
  }

  /** Queues the same job once more, for a little later. */
  async runLater(
    found: ImportOwner & Pick<Import, 'id'>,
    { chunk }: Pick<ImportJob, 'chunk'>,
  ): Promise<void> {
    const customerId = (await this.owners.isInUse(found))
      ? await this.owners.lastCustomerOf(found)
      : null;
    const job = runJob({ importId: found.id, owner: nameOf(found), customerId }, chunk);
    await addJobs(this.database, [{ ...job, delaySeconds: PAUSE_SECONDS }]);
  }
}
