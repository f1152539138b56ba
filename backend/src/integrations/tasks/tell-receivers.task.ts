import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clients } from '../../clients/index.js';
import { Clock } from '../../platform/clock.js';
import { addJobs } from '../../platform/jobs/job-queue.js';
import { JobTask } from '../../platform/jobs/job-task.js';
import { OutboundManifests } from '../outbound/outbound-manifests.js';
import { taskNames } from '../reactions/reactions.js';
import { manifestJob, workerActor } from './manifest-job.js';
import { isNews } from './manifest-news.js';

/**
 * A manifest was submitted: where its client has the custom email turned on, each receiver gets one (GAP-55).
 * Every mail is a job of its own, so that an address nobody answers at holds up no other.
 */
@Injectable()
export class TellReceiversTask extends JobTask {
  override readonly name = taskNames.tellReceivers;

  constructor(
    private readonly manifests: OutboundManifests,
    private readonly clients: Clients,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = manifestJob(payload);
    const manifest = await this.manifests.find(job.manifestId, workerActor(job));
    if (!manifest || !isNews(manifest.createdAt, this.clock.now())) return;
    const { customEmail } = await this.clients.find(manifest.owner.clientId);
    if (!customEmail) return;
    await this.database.transaction((manager) =>
      addJobs(
        manager,
        manifest.consignments.map(({ id: consignmentId }) => ({
          task: taskNames.tellReceiver,
          payload: { ...job, consignmentId },
          key: `${taskNames.tellReceiver}/${job.manifestId}/${consignmentId}`,
        })),
      ),
    );
  }
}
