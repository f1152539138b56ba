import { Injectable } from '@nestjs/common';

import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';

import type { Access } from '../../platform/event-streams.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { ConsignmentStreams, type KnownConsignment } from '../domain/consignment.js';

const CONCURRENCY = 20;

/** Applies one decision to several consignments: if it is rejected for one, none is changed. */
@Injectable()
export class ConsignmentBatchUpdate {
  constructor(private readonly consignments: ConsignmentStreams) {}

  /** @throws RecordNotFound when one of them does not exist or is out of scope; then whatever `decide` throws */
  async change(
    ids: readonly number[],
    access: Access,
    decide: (consignment: KnownConsignment) => readonly ConsignmentEvent[],
  ): Promise<void> {
    const uniqueIds = [...new Set(ids)];
    const loaded = await mapConcurrently(CONCURRENCY, uniqueIds, (id) =>
      this.consignments.load(id, access),
    );
    loaded.forEach(({ state }) => decide(state));
    await mapConcurrently(CONCURRENCY, uniqueIds, (id) =>
      this.consignments.change(id, access, decide),
    );
  }
}
