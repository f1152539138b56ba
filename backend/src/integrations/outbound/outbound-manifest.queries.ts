import { Injectable } from '@nestjs/common';

import type { ManifestEvent } from '@contracts/events/manifest.events.js';

import { type ConsignmentDetails, ConsignmentEventReader } from '../../consignments/index.js';
import {
  type ManifestRecord,
  ManifestEventReader,
  type ManifestEventStream,
} from '../../manifests/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';

/** A manifest with the data its carrier needs. */
export interface OutboundManifest extends ManifestRecord {
  readonly bookingVia: 'CARRIER_API' | 'EMAIL';
  /** 1 for the first transmission, one more for each resend. */
  readonly transmissionNumber: number;
}

type EventOf<Type extends ManifestEvent['type']> = Extract<ManifestEvent, { readonly type: Type }>;

const lastOf = <Type extends ManifestEvent['type']>(
  events: ManifestEventStream,
  type: Type,
): EventOf<Type> | undefined =>
  events.findLast(
    (event): event is Extract<(typeof events)[number], { type: Type }> => event.type === type,
  );

const READ_CONCURRENCY = 16;

/** Reads the streams themselves: outgoing data must not lag behind them. */
@Injectable()
export class OutboundManifestQueries {
  constructor(
    private readonly manifests: ManifestEventReader,
    private readonly consignments: ConsignmentEventReader,
  ) {}

  /** @throws RecordNotFound */
  async get(manifestId: number, actor: Actor): Promise<OutboundManifest> {
    const { events, record } = await this.manifests.load(manifestId, { actor, permission: null });
    return {
      ...record,
      bookingVia: lastOf(events, 'PickupBookingRequested')?.data.via ?? 'EMAIL',
      transmissionNumber: 1 + events.filter(({ type }) => type === 'ManifestResent').length,
    };
  }

  /** In the order they were added. */
  members({ consignments }: OutboundManifest): Promise<ConsignmentDetails[]> {
    return mapConcurrently(READ_CONCURRENCY, consignments, ({ id }) =>
      this.consignments.getUnscoped(id),
    );
  }
}
