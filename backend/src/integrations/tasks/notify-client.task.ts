import { Injectable } from '@nestjs/common';

import { ClientRepository } from '../../clients/index.js';
import { Clock } from '../../platform/clock.js';
import { JobTask } from '../../platform/jobs/job-task.js';
import { Mailer, type Mail } from '../../platform/mail/mailer.js';
import {
  type OutboundManifest,
  OutboundManifestQueries,
} from '../outbound/outbound-manifest.queries.js';
import { taskNames } from '../reactions/reactor.js';
import { isRecent, manifestJob, workerActor } from './manifest-job.js';

/** Notifies the client by email of each of its manifests, once, if enabled (GAP-62). */
@Injectable()
export class NotifyClientTask extends JobTask {
  override readonly name = taskNames.announceManifest;

  constructor(
    private readonly manifests: OutboundManifestQueries,
    private readonly clients: ClientRepository,
    private readonly mails: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = manifestJob(payload);
    const manifest = await this.manifests.find(job.manifestId, workerActor(job));
    if (!manifest || manifest.consignments.length === 0) return;
    if (!isRecent(manifest.createdAt, this.clock.now())) return;
    const client = await this.clients.find(manifest.owner.clientId);
    const { notificationEmail, notificationEmailAddress: to } = client;
    if (!notificationEmail || to === null) return;
    await this.mails.send(manifestMail(manifest, to), { about: `manifest ${manifest.id}` });
  }
}

function manifestMail(manifest: OutboundManifest, to: string): Mail {
  const { manifestNumber, carrier, consignments, dispatchDate } = manifest;
  return {
    to,
    subject: `Manifest ${manifestNumber} - ${carrier.carrierDisplayName}`,
    text: [
      `Manifest ${manifestNumber} was submitted to ${carrier.carrierDisplayName}, ${carrier.displayServiceType}.`,
      `Dispatch date: ${dispatchDate}`,
      `Consignments: ${consignments.length}`,
      '',
      ...consignments.map(({ connoteNumber, items }) => `${connoteNumber}  ${items} items`),
    ].join('\n'),
  };
}
