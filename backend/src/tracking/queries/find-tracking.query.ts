import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import { ConsignmentStories } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import { CarrierPages } from './carrier-pages.js';
import { toTrackingView } from './tracking-view.js';

const AT_ONCE = 10;

/** How far consignments have come; one out of reach is as good as unknown, and then none is answered. */
export class FindTracking extends Query<ConsignmentTrackingView[]> {
  constructor(
    readonly consignmentIds: readonly number[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindTracking)
export class FindTrackingHandler implements IQueryHandler<FindTracking> {
  constructor(
    private readonly stories: ConsignmentStories,
    private readonly pages: CarrierPages,
  ) {}

  async execute({ consignmentIds, actor }: FindTracking): Promise<ConsignmentTrackingView[]> {
    const access = { actor, permission: 'READ_CONSIGNMENT' } as const;
    const records = await mapAtMost(AT_ONCE, consignmentIds, (id) => this.stories.find(id, access));
    const followed = await this.pages.of(records);
    return records.map((record) => toTrackingView(record, followed(record)));
  }
}
