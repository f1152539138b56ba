import { Injectable } from '@nestjs/common';

import { appOutgoingTexts } from '@contracts/texts/app/outgoing.js';

import { Rejected } from '../../carrier-adapters/index.js';
import { ManifestOutcomeService } from '../../manifests/index.js';
import { JobTask, type JobRun } from '../../platform/jobs/job-task.js';
import {
  attemptAtCarrier,
  attemptDelivery,
  DeliveryRetryPolicy,
  givenUpAfter,
} from './delivery-retry.policy.js';
import { CarrierIntegrations } from '../carriers/carrier-integrations.js';
import {
  type OutboundManifest,
  OutboundManifestQueries,
} from '../outbound/outbound-manifest.queries.js';
import { taskNames, toManifestJob, workerActor } from '../reactions/reactor.js';
import { CarrierConnections } from '../records/carrier-connections.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { OutgoingFailureRepository } from '../records/outgoing-failure.repository.js';

/** Books the pickup of a manifest until its times have passed. Does nothing once it is booked or permanently failed. */
@Injectable()
export class BookPickupTask extends JobTask {
  override readonly name = taskNames.bookPickup;

  constructor(
    private readonly manifests: OutboundManifestQueries,
    private readonly outcomes: ManifestOutcomeService,
    private readonly connections: CarrierConnections,
    private readonly carriers: CarrierIntegrations,
    private readonly policy: DeliveryRetryPolicy,
    private readonly failures: OutgoingFailureRepository,
  ) {
    super();
  }

  override async run(payload: unknown, run: JobRun): Promise<void> {
    const job = toManifestJob(payload);
    const { manifestId } = job;
    const actor = workerActor(job);
    const manifest = await this.manifests.get(manifestId, actor);
    if (manifest.booking.status !== 'PENDING') return;
    const { bookingVia: via } = manifest;
    await attemptDelivery(manifest.booking, run, this.policy, {
      deliver: async () => {
        const bookingReference = await this.book(manifest);
        await this.outcomes.recordPickupBooking(manifestId, { bookingReference, via }, actor);
      },
      fail: (failure) => this.outcomes.recordPickupBookingFailure(manifestId, failure, actor),
    });
  }

  override async giveUp(payload: unknown): Promise<void> {
    const job = toManifestJob(payload);
    const actor = workerActor(job);
    const manifest = await this.manifests.get(job.manifestId, actor);
    if (manifest.booking.status !== 'PENDING') return;
    const failure = givenUpAfter(manifest.booking);
    await this.outcomes.recordPickupBookingFailure(job.manifestId, failure, actor);
  }

  private async book(manifest: OutboundManifest): Promise<string> {
    const { window, carrier } = manifest;
    if (!window) throw new TransferFailed('The pickup has no ready time or closing time');
    // a resent booking has the times of the first one, and retries may take longer than they last
    if (Date.parse(window.closingTime) <= Date.now())
      throw new Rejected({ code: 'PICKUP_PAST', message: appOutgoingTexts.pickupPast });
    const connection = await this.connections.get(carrier);
    const members = await this.manifests.members(manifest);
    const { owner } = manifest;
    const { customerCarrierId } = connection;
    const integration = this.carriers.forCarrier(connection, owner);
    const used = { owner, customerCarrierId, use: 'BOOKING' } as const;
    return attemptAtCarrier(used, this.failures, () =>
      integration.book({ manifest, members, connection }, window),
    );
  }
}
