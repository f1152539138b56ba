import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ClientRepository } from '../clients/index.js';
import { Clock } from '../platform/clock.js';
import { addJobs } from '../platform/jobs/job-task.js';
import { type ImportJob, type JobOwner, planJob, runJob } from './import-jobs.js';
import type { Import } from './records/import.entity.js';

/** Pause of a job whose turn was not free. */
const PAUSE_SECONDS = 2;
const MAX_PAUSE_SECONDS = 60;
const SECOND_MS = 1_000;

/** Adds jobs of imports to the queue. */
@Injectable()
export class ImportQueue {
  constructor(
    private readonly database: DataSource,
    private readonly clients: ClientRepository,
    private readonly clock: Clock,
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

  /**
   * Queues planning from the start once more, for a little later: the longer it has waited since it was received, the
   * later.
   */
  async planLater({ id, clientId, planNo, planStartedAt }: Import): Promise<void> {
    const customerId = await this.customerOf(clientId);
    const job = planJob({ importId: id, clientId, customerId }, { planNo, after: 0 });
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
