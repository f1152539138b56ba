import { Injectable } from '@nestjs/common';

import { Clients } from '../../clients/index.js';
import { MailDelivery } from '../../notifications/index.js';
import { Clock } from '../../platform/clock.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { JobTask } from '../../platform/jobs/job-task.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.js';
import { OutboundManifests } from '../outbound/outbound-manifests.js';
import { taskNames } from '../reactions/reactions.js';
import { manifestJob, workerActor } from './manifest-job.js';

/** A mail about a manifest this old would puzzle whoever reads it: it comes from an import of old events. */
const DAYS_OF_NEWS = 7;

/** Tells the client by mail about each of its manifests, where it wants to know (GAP-62). */
@Injectable()
export class AnnounceManifestTask extends JobTask {
  override readonly name = taskNames.announceManifest;

  constructor(
    private readonly manifests: OutboundManifests,
    private readonly clients: Clients,
    private readonly mails: MailDelivery,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = manifestJob(payload);
    const manifest = await this.manifests.find(job.manifestId, workerActor(job));
    if (!manifest || manifest.consignments.length === 0 || this.isOld(manifest)) return;
    const client = await this.clients.find(manifest.owner.clientId);
    const { notificationEmail, notificationEmailAddress: to } = client;
    if (!notificationEmail || to === null) return;
    await this.mails.deliver(manifestMail(manifest, to), `manifest-${manifest.id}`);
  }

  private isOld({ createdAt }: OutboundManifest): boolean {
    const age = this.clock.now().getTime() - Date.parse(createdAt);
    return age > DAYS_OF_NEWS * 86_400_000;
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
