import { Injectable } from '@nestjs/common';

import { ConsignmentEventReader } from '../../consignments/index.js';
import { JobTask } from '../../platform/jobs/job-task.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { CustomEmailQueries } from '../../settings/index.js';
import { OutboundManifestQueries } from '../outbound/outbound-manifest.queries.js';
import { taskNames, toManifestJob, workerActor, type ManifestJob } from '../reactions/reactor.js';
import { receiverMail } from './receiver-mail.js';

/** Notifies one receiver once about dispatched goods, with the client's email template (GAP-55). */
@Injectable()
export class NotifyReceiverTask extends JobTask {
  override readonly name = taskNames.notifyReceiver;

  constructor(
    private readonly manifests: OutboundManifestQueries,
    private readonly consignments: ConsignmentEventReader,
    private readonly emails: CustomEmailQueries,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = toManifestJob(payload);
    const { consignmentId } = payload as ManifestJob & { readonly consignmentId: number };
    const manifest = await this.manifests.get(job.manifestId, workerActor(job));
    const consignment = await this.consignments.getUnscoped(consignmentId);
    const theme = await this.emails.find(consignment.owner.clientId);
    const to = consignment.content.receiver?.email;
    if (!theme || !to) return;
    const mail = receiverMail({ to, theme, consignment, manifest });
    await this.mailer.send(mail, {
      about: `manifest ${job.manifestId}, consignment ${consignmentId}`,
      clientId: consignment.owner.clientId,
      isBulk: true,
    });
  }
}
