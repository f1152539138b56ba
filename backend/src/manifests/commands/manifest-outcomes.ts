import { Injectable } from '@nestjs/common';

import type { FailedAttempt, ManifestEvent } from '@contracts/events/manifest.events.js';

import { acceptCarrierConnote, bookPickup, ConsignmentStreams } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import {
  recordBooking,
  recordBookingFailure,
  recordTransmission,
  recordTransmissionFailure,
} from '../domain/errands.js';
import { ManifestStreams } from '../domain/manifest-streams.js';

const AT_ONCE = 20;

type DataOf<Type extends ManifestEvent['type']> = Extract<ManifestEvent, { type: Type }>['data'];

/** A connote that the carrier's own system made for a consignment (GAP-22). */
export interface CarrierConnote {
  readonly consignmentId: number;
  readonly connoteNumber: string;
}

/**
 * Where jobs write down what became of a manifest's errands. Consignments are told first, the manifest
 * last: a job that dies in between runs again, and every step finds out whether it was done.
 */
@Injectable()
export class ManifestOutcomes {
  constructor(
    private readonly manifests: ManifestStreams,
    private readonly consignments: ConsignmentStreams,
    private readonly clock: Clock,
  ) {}

  async transmitted(
    manifestId: number,
    data: DataOf<'ManifestTransmitted'>,
    connotes: readonly CarrierConnote[],
    actor: Actor,
  ): Promise<void> {
    const access = { actor, permission: null };
    const { state: manifest } = await this.manifests.read(manifestId);
    const ours = connotes.filter(({ consignmentId }) => manifest.addedIds.includes(consignmentId));
    await mapAtMost(AT_ONCE, ours, ({ consignmentId, connoteNumber }) =>
      this.consignments.change(consignmentId, access, (consignment) =>
        acceptCarrierConnote(consignment, connoteNumber),
      ),
    );
    await this.manifests.change(manifestId, access, (state) => recordTransmission(state, data));
  }

  async transmissionFailed(manifestId: number, failure: FailedAttempt, actor: Actor) {
    await this.manifests.change(manifestId, { actor, permission: null }, (state) =>
      recordTransmissionFailure(state, failure),
    );
  }

  async pickupBooked(
    manifestId: number,
    data: DataOf<'ManifestPickupBooked'>,
    actor: Actor,
  ): Promise<void> {
    const access = { actor, permission: null };
    const { bookingReference } = data;
    const occurredAt = this.clock.now().toISOString();
    const { state } = await this.manifests.read(manifestId);
    await mapAtMost(AT_ONCE, state.addedIds, (id) =>
      this.consignments.change(id, access, (consignment) =>
        bookPickup(consignment, { manifestId, bookingReference, occurredAt }),
      ),
    );
    await this.manifests.change(manifestId, access, (current) => recordBooking(current, data));
  }

  async pickupBookingFailed(manifestId: number, failure: FailedAttempt, actor: Actor) {
    await this.manifests.change(manifestId, { actor, permission: null }, (state) =>
      recordBookingFailure(state, failure),
    );
  }
}
