import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ClientRepository } from '../../clients/index.js';
import { Clock } from '../../platform/clock.js';
import { addJobs, JobTask } from '../../platform/jobs/job-task.js';
import { OutboundManifestQueries } from '../outbound/outbound-manifest.queries.js';
import { taskNames } from '../reactions/reactor.js';
import { isRecent, manifestJob, workerActor } from './manifest-job.js';

/**
 * Notifies the receivers of a submitted manifest if its client uses custom emails (GAP-55). Every email is a job of
 * its own, so that one bad address holds up no other.
 */
@Injectable()
export class NotifyReceiversTask extends JobTask {
  override readonly name = taskNames.tellReceivers;

  constructor(
    private readonly manifests: OutboundManifestQueries,
    private readonly clients: ClientRepository,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = manifestJob(payload);
    const manifest = await this.manifests.find(job.manifestId, workerActor(job));
    if (!manifest || !isRecent(manifest.createdAt, this.clock.now())) return;
    const { customEmail } = await this.clients.find(manifest.owner.clientId);
    if (!customEmail) return;
    await this.database.transaction((manager) =>
      addJobs(
        manager,
        manifest.consignments.map(({ id: consignmentId }) => ({
          task: taskNames.tellReceiver,
          payload: { ...job, consignmentId },
          customerId: manifest.owner.customerId,
          key: `${taskNames.tellReceiver}/${job.manifestId}/${consignmentId}`,
        })),
      ),
    );
  }
}
