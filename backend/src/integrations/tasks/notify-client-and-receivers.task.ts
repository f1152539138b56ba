import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ClientRepository } from '../../clients/index.js';
import { Clock } from '../../platform/clock.js';
import { JobTask, addJobs } from '../../platform/jobs/job-task.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { OutboundManifestQueries } from '../outbound/outbound-manifest.queries.js';
import { taskNames, isRecent, toManifestJob, workerActor } from '../reactions/reactor.js';
import { manifestMail } from './manifest-mail.js';

/** Notifies the client by email of each of its manifests, once, if enabled (GAP-62). */
@Injectable()
export class NotifyClientTask extends JobTask {
  override readonly name = taskNames.notifyClient;

  constructor(
    private readonly manifests: OutboundManifestQueries,
    private readonly clients: ClientRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = toManifestJob(payload);
    const manifest = await this.manifests.get(job.manifestId, workerActor(job));
    if (manifest.consignments.length === 0) return;
    if (!isRecent(manifest.createdAt, this.clock.now())) return;
    const client = await this.clients.get(manifest.owner.clientId);
    const { notificationEmail, notificationEmailAddress: to } = client;
    if (!notificationEmail || to === null) return;
    await this.mailer.send(manifestMail(manifest, to), {
      about: `manifest ${manifest.id}`,
      clientId: client.id,
    });
  }
}

/**
 * Notifies the receivers of a submitted manifest if its client uses custom emails (GAP-55). Every email is its own job,
 * so that one bad address does not block the others.
 */
@Injectable()
export class NotifyReceiversTask extends JobTask {
  override readonly name = taskNames.notifyReceivers;

  constructor(
    private readonly manifests: OutboundManifestQueries,
    private readonly clients: ClientRepository,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = toManifestJob(payload);
    const manifest = await this.manifests.get(job.manifestId, workerActor(job));
    if (!isRecent(manifest.createdAt, this.clock.now())) return;
    const { customEmail } = await this.clients.get(manifest.owner.clientId);
    if (!customEmail) return;
    await this.database.transaction((manager) =>
      addJobs(
        manager,
        manifest.consignments.map(({ id: consignmentId }) => ({
          task: taskNames.notifyReceiver,
          payload: { ...job, consignmentId },
          customerId: manifest.owner.customerId,
          key: `${taskNames.notifyReceiver}/${job.manifestId}/${consignmentId}`,
        })),
      ),
    );
  }
}
