import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import type { Actor } from '../../platform/actor.js';
import { TrackingQueries } from './tracking.queries.js';

/** Tracking of several consignments. */
export class ListTracking extends Query<ConsignmentTrackingView[]> {
  constructor(
    readonly consignmentIds: readonly number[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(ListTracking)
export class ListTrackingHandler implements IQueryHandler<ListTracking> {
  constructor(private readonly tracking: TrackingQueries) {}

  /** @throws RecordNotFound when the caller may not read one of them */
  execute({ consignmentIds, actor }: ListTracking): Promise<ConsignmentTrackingView[]> {
    return this.tracking.list(consignmentIds, actor);
  }
}
