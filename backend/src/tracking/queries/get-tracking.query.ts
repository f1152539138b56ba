import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import type { Actor } from '../../platform/actor.js';
import { TrackingQueries } from './tracking.queries.js';

/** Tracking of one consignment. */
export class GetTracking extends Query<ConsignmentTrackingView> {
  constructor(
    readonly consignmentId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(GetTracking)
export class GetTrackingHandler implements IQueryHandler<GetTracking> {
  constructor(private readonly tracking: TrackingQueries) {}

  /** @throws RecordNotFound */
  execute({ consignmentId, actor }: GetTracking): Promise<ConsignmentTrackingView> {
    return this.tracking.get(consignmentId, actor);
  }
}
