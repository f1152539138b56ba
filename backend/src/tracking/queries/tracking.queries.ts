import { Injectable } from '@nestjs/common';

import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import { ConsignmentEventReader } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { CarrierTrackingQueries } from './carrier-tracking.queries.js';
import { toTrackingView } from './tracking-view.js';

const CONCURRENCY = 10;

/** Reads the tracking of consignments in scope from their streams. */
@Injectable()
export class TrackingQueries {
  constructor(
    private readonly consignments: ConsignmentEventReader,
    private readonly carriers: CarrierTrackingQueries,
  ) {}

  /** @throws RecordNotFound */
  async get(id: number, actor: Actor): Promise<ConsignmentTrackingView> {
    const record = await this.consignments.get(id, readAccess(actor));
    const sourceFor = await this.carriers.findFor([record]);
    return toTrackingView(record, sourceFor(record));
  }

  /** In the order of the ids. @throws RecordNotFound when the caller may not read one of them */
  async list(ids: readonly number[], actor: Actor): Promise<ConsignmentTrackingView[]> {
    const access = readAccess(actor);
    const records = await mapConcurrently(CONCURRENCY, ids, (id) =>
      this.consignments.get(id, access),
    );
    const sourceFor = await this.carriers.findFor(records);
    return records.map((record) => toTrackingView(record, sourceFor(record)));
  }
}

const readAccess = (actor: Actor) => ({ actor, permission: 'READ_CONSIGNMENT' }) as const;
