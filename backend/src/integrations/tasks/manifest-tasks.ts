import { Injectable } from '@nestjs/common';

import { listedCustomerId } from '@contracts/rules/test-environment.js';

import type { JobGroup, JobTask } from '../../platform/jobs/job-task.js';
import { OutboundManifestQueries } from '../outbound/outbound-manifest.queries.js';
import { BookPickupTask } from './book-pickup.task.js';
import { toManifestJob, workerActor } from '../reactions/reactor.js';
import { NotifyClientTask, NotifyReceiversTask } from './notify-client-and-receivers.task.js';
import { NotifyReceiverTask } from './notify-receiver.task.js';
import { ResumeManifestingTask } from './resume-manifesting.task.js';
import { TransmitManifestTask } from './transmit-manifest.task.js';

/** One customer's share of the jobs that wait for carriers. */
const CARRIER_JOBS_PER_CUSTOMER_SHARE = 4;
const INTERNAL_JOB_CONCURRENCY = 4;
const INTERNAL_JOBS_PER_CUSTOMER = 2;

/** Notifies receivers in two steps: first deciding which emails to send, then sending each. */
@Injectable()
export class ReceiverNotificationTasks {
  readonly all: readonly JobTask[];

  constructor(forManifest: NotifyReceiversTask, forReceiver: NotifyReceiverTask) {
    this.all = [forManifest, forReceiver];
  }
}

/** Tasks of a manifest outside the request that created it, in groups: jobs waiting for carriers do not block others. */
@Injectable()
export class ManifestTasks {
  constructor(
    private readonly transmit: TransmitManifestTask,
    private readonly bookPickup: BookPickupTask,
    private readonly resume: ResumeManifestingTask,
    private readonly notifyClient: NotifyClientTask,
    private readonly receiverNotifications: ReceiverNotificationTasks,
    private readonly manifests: OutboundManifestQueries,
  ) {}

  /** @param concurrency of each group that waits for carriers */
  jobGroups(concurrency: number): JobGroup[] {
    const perCustomer = Math.ceil(concurrency / CARRIER_JOBS_PER_CUSTOMER_SHARE);
    const customerOf = (payload: unknown) => this.customerOf(payload);
    const carriers = { concurrency, perCustomer, customerOf };
    const internal = {
      concurrency: INTERNAL_JOB_CONCURRENCY,
      perCustomer: INTERNAL_JOBS_PER_CUSTOMER,
      customerOf,
    };
    return [
      { name: 'transfers', tasks: [this.transmit], ...carriers },
      { name: 'bookings', tasks: [this.bookPickup], ...carriers },
      {
        name: 'manifests',
        tasks: [this.resume, this.notifyClient, ...this.receiverNotifications.all],
        ...internal,
      },
    ];
  }

  private async customerOf(payload: unknown): Promise<number> {
    const job = toManifestJob(payload);
    const manifest = await this.manifests.get(job.manifestId, workerActor(job));
    return listedCustomerId(manifest.owner);
  }
}
