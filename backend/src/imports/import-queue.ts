import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ClientRepository } from '../clients/index.js';
import { addJobs } from '../platform/jobs/job-task.js';
import { type ImportJob, type JobOwner, planJob, runJob } from './import-jobs.js';

/** Pause of a run whose turn was not free. */
const PAUSE_SECONDS = 2;

/** Adds jobs of imports to the queue. */
@Injectable()
export class ImportQueue {
  constructor(
    private readonly database: DataSource,
    private readonly clients: ClientRepository,
  ) {}

  /** Owner of the queue slots for a client's import jobs. @throws RecordNotFound */
  async customerOf(clientId: number): Promise<number> {
    return (await this.clients.findInUse(clientId)).customerId;
  }

  /** The same; null once the client is deleted: an import of it that has begun has to end. */
  async findCustomerOf(clientId: number): Promise<number | null> {
    const { customerId, removedAt } = await this.clients.find(clientId);
    return removedAt === null ? customerId : null;
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
    clientId: number,
    { importId, chunk }: Pick<ImportJob, 'importId' | 'chunk'>,
  ): Promise<void> {
    const customerId = await this.findCustomerOf(clientId);
    const job = runJob({ importId, clientId, customerId }, chunk);
    await addJobs(this.database, [{ ...job, delaySeconds: PAUSE_SECONDS }]);
  }
}
