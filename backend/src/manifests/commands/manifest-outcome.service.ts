import { Injectable } from '@nestjs/common';

import type { FailedAttempt, ManifestEvent } from '@contracts/events/manifest.events.js';

import {
  assignCarrierConnote,
  bookPickup,
  ConsignmentStreams,
  whenManifested,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import {
  ManifestStreams,
  onceSubmitted,
  recordBooking,
  recordBookingFailure,
  recordTransmission,
  recordTransmissionFailure,
} from '../domain/manifest.js';

const CONCURRENCY = 20;

type DataOf<Type extends ManifestEvent['type']> = Extract<ManifestEvent, { type: Type }>['data'];

/** Connote that the carrier's own system issued for a consignment (GAP-22). */
export interface CarrierConnote {
  readonly consignmentId: number;
  readonly connoteNumber: string;
}

/**
 * Records transmission and booking results. Consignments are updated first, the manifest last: a job that is
 * interrupted runs again, and each step skips what is already recorded.
 */
@Injectable()
export class ManifestOutcomeService {
  constructor(
    private readonly manifests: ManifestStreams,
    private readonly consignments: ConsignmentStreams,
    private readonly clock: Clock,
  ) {}

  async recordTransmission(
    manifestId: number,
    data: DataOf<'ManifestTransmitted'>,
    connotes: readonly CarrierConnote[],
    actor: Actor,
  ): Promise<void> {
    const access = { actor, permission: null };
    const { state: manifest } = await this.manifests.load(manifestId, access);
    const ownConnotes = connotes.filter(({ consignmentId }) =>
      manifest.addedIds.includes(consignmentId),
    );
    await mapConcurrently(CONCURRENCY, ownConnotes, ({ consignmentId, connoteNumber }) =>
      this.consignments.change(
        consignmentId,
        access,
        whenManifested((consignment) => assignCarrierConnote(consignment, connoteNumber)),
      ),
    );
    await this.manifests.change(
      manifestId,
      access,
      onceSubmitted((state) => recordTransmission(state, data)),
    );
  }

  async recordTransmissionFailure(manifestId: number, failure: FailedAttempt, actor: Actor) {
    await this.manifests.change(
      manifestId,
      { actor, permission: null },
      onceSubmitted((state) => recordTransmissionFailure(state, failure)),
    );
  }

  async recordPickupBooking(
    manifestId: number,
    data: DataOf<'ManifestPickupBooked'>,
    actor: Actor,
  ): Promise<void> {
    const access = { actor, permission: null };
    const { bookingReference } = data;
    const occurredAt = this.clock.now().toISOString();
    const { state } = await this.manifests.load(manifestId, access);
    const book = whenManifested((consignment) =>
      bookPickup(consignment, { manifestId, bookingReference, occurredAt }),
    );
    await mapConcurrently(CONCURRENCY, state.addedIds, (id) =>
      this.consignments.change(id, access, book),
    );
    await this.manifests.change(
      manifestId,
      access,
      onceSubmitted((current) => recordBooking(current, data)),
    );
  }

  async recordPickupBookingFailure(manifestId: number, failure: FailedAttempt, actor: Actor) {
    await this.manifests.change(
      manifestId,
      { actor, permission: null },
      onceSubmitted((state) => recordBookingFailure(state, failure)),
    );
  }
}
