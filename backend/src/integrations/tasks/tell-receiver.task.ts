import { Injectable } from '@nestjs/common';

import { ConsignmentStories, recordOf } from '../../consignments/index.js';
import { JobTask } from '../../platform/jobs/job-task.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { CustomEmails } from '../../settings/index.js';
import { OutboundManifests } from '../outbound/outbound-manifests.js';
import { taskNames } from '../reactions/reactions.js';
import { manifestJob, workerActor, type ManifestJob } from './manifest-job.js';
import { receiverMail } from './receiver-mail.js';

/** Tells one receiver, once, that goods are on their way, in the look of the client that sends them (GAP-55). */
@Injectable()
export class TellReceiverTask extends JobTask {
  override readonly name = taskNames.tellReceiver;

  constructor(
    private readonly manifests: OutboundManifests,
    private readonly consignments: ConsignmentStories,
    private readonly emails: CustomEmails,
    private readonly mails: Mailer,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = manifestJob(payload);
    const { consignmentId } = payload as ManifestJob & { readonly consignmentId: number };
    const manifest = await this.manifests.find(job.manifestId, workerActor(job));
    const consignment = recordOf(await this.consignments.of(consignmentId));
    const look = await this.emails.find(consignment.owner.clientId);
    const to = consignment.content.receiver?.email;
    if (!manifest || !look || !to) return;
    const mail = receiverMail({ to, look, consignment, manifest });
    await this.mails.send(mail, {
      about: `manifest ${job.manifestId}, consignment ${consignmentId}`,
    });
  }
}
