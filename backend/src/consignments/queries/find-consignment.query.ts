import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';

import type { Actor } from '../../platform/actor.js';
import { ConsignmentStories } from './consignment-story.js';
import { toConsignmentView } from './view/consignment-view.js';
import { SurroundingsOf } from './view/surroundings.js';

/** One consignment whole, as it is now. */
export class FindConsignment extends Query<ConsignmentView> {
  constructor(
    readonly id: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindConsignment)
export class FindConsignmentHandler implements IQueryHandler<FindConsignment> {
  constructor(
    private readonly stories: ConsignmentStories,
    private readonly surroundings: SurroundingsOf,
  ) {}

  async execute({ id, actor }: FindConsignment): Promise<ConsignmentView> {
    const record = await this.stories.find(id, { actor, permission: 'READ_CONSIGNMENT' });
    return toConsignmentView(record, await this.surroundings.consignment(record));
  }
}
