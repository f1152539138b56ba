import { Injectable } from '@nestjs/common';

import { ManifestOutcomes } from '../../manifests/index.js';
import { JobTask, type JobRun } from '../../platform/jobs/job-task.js';
import { PickupBookings } from '../bookings/pickup-bookings.js';
import { pickupOrder } from '../bookings/pickup-order.js';
import { ErrandPolicy, tryErrand } from '../outbound/errand.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.js';
import { OutboundManifests } from '../outbound/outbound-manifests.js';
import { taskNames } from '../reactions/reactions.js';
import { CarrierConnections } from '../records/carrier-connections.js';
import { DeliveryFailed } from '../transfers/delivery-failed.js';
import { manifestJob, workerActor } from './manifest-job.js';

/** Books the pickup of a manifest. Whoever comes after it is booked, or given up, does nothing. */
@Injectable()
export class BookPickupTask extends JobTask {
  override readonly name = taskNames.bookPickup;

  constructor(
    private readonly manifests: OutboundManifests,
    private readonly outcomes: ManifestOutcomes,
    private readonly connections: CarrierConnections,
    private readonly bookings: PickupBookings,
    private readonly policy: ErrandPolicy,
  ) {
    super();
  }

  override async run(payload: unknown, run: JobRun): Promise<void> {
    const job = manifestJob(payload);
    const { manifestId } = job;
    const actor = workerActor(job);
    const manifest = await this.manifests.find(manifestId, actor);
    if (manifest?.booking.status !== 'PENDING') return;
    const { bookingVia: via } = manifest;
    await tryErrand(manifest.booking, run, this.policy, {
      deliver: async () => {
        const bookingReference = await this.book(manifest);
        await this.outcomes.pickupBooked(manifestId, { bookingReference, via }, actor);
      },
      fail: (failure) => this.outcomes.pickupBookingFailed(manifestId, failure, actor),
    });
  }

  private async book(manifest: OutboundManifest): Promise<string> {
    const { window, bookingVia, carrier } = manifest;
    if (!window) throw new DeliveryFailed('The pickup has no ready and closing time');
    const connection = await this.connections.find(carrier.customerCarrierId);
    const order = pickupOrder(manifest, await this.manifests.members(manifest), window);
    return this.bookings.book(bookingVia, order, connection);
  }
}
