import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import type { Actor } from '../../platform/actor.js';
import { CarrierTrackingNotAvailable } from '../tracking.errors.js';
import { ConnoteQueries } from './connote.queries.js';
import { TrackingQueries } from './tracking.queries.js';

/** Tracking of the consignment whose connote a user typed or scanned. */
export class TraceConnote extends Query<ConsignmentTrackingView> {
  constructor(
    readonly connote: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(TraceConnote)
export class TraceConnoteHandler implements IQueryHandler<TraceConnote> {
  constructor(
    private readonly connotes: ConnoteQueries,
    private readonly tracking: TrackingQueries,
  ) {}

  /** @throws RecordNotFound, CarrierTrackingNotAvailable */
  async execute({ connote, actor }: TraceConnote): Promise<ConsignmentTrackingView> {
    const view = await this.tracking.get(await this.connotes.getTyped(connote, actor), actor);
    const { manifestedAt, internalTracking, carrierTrackingUrl } = view;
    if (manifestedAt !== null && !internalTracking && carrierTrackingUrl === null)
      throw new CarrierTrackingNotAvailable();
    return view;
  }
}
