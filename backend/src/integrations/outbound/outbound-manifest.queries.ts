import { Injectable } from '@nestjs/common';

import type { ManifestCarrier, ManifestEvent } from '@contracts/events/manifest.events.js';

import { type ConsignmentDetails, ConsignmentEventReader } from '../../consignments/index.js';
import {
  initialManifestRecord,
  evolveManifestRecord,
  type ManifestRecord,
  ManifestEventReader,
  type ManifestEventStream,
} from '../../manifests/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';

/** A manifest with the data its carrier needs. */
export interface OutboundManifest extends ManifestRecord {
  readonly carrier: ManifestCarrier;
  readonly bookingVia: 'CARRIER_API' | 'EMAIL';
  /** 1 for the first transmission, one more for each resend. */
  readonly sending: number;
}

type EventOf<Type extends ManifestEvent['type']> = Extract<ManifestEvent, { readonly type: Type }>;

/** Current manifest with its latest integration requests; null if there is no carrier. */
function outboundManifest(story: ManifestEventStream): OutboundManifest | null {
  const { carrier, ...record } = story.reduce(evolveManifestRecord, initialManifestRecord);
  if (!carrier) return null;
  return {
    ...record,
    carrier,
    bookingVia: lastOf(story, 'PickupBookingRequested')?.data.via ?? 'EMAIL',
    sending: 1 + story.filter(({ type }) => type === 'ManifestResent').length,
  };
}

const lastOf = <Type extends ManifestEvent['type']>(
  story: ManifestEventStream,
  type: Type,
): EventOf<Type> | undefined =>
  story.findLast(
    (event): event is Extract<(typeof story)[number], { type: Type }> => event.type === type,
  );

const READS_AT_ONCE = 16;

/** Reads the streams themselves: outgoing data must not lag behind them. */
@Injectable()
export class OutboundManifestQueries {
  constructor(
    private readonly manifests: ManifestEventReader,
    private readonly consignments: ConsignmentEventReader,
  ) {}

  /** @throws RecordNotFound */
  async find(manifestId: number, actor: Actor): Promise<OutboundManifest | null> {
    return outboundManifest(await this.manifests.read(manifestId, { actor, permission: null }));
  }

  /** In the order they were added. */
  members({ consignments }: OutboundManifest): Promise<ConsignmentDetails[]> {
    return mapConcurrently(READS_AT_ONCE, consignments, ({ id }) =>
      this.consignments.getUnscoped(id),
    );
  }
}
