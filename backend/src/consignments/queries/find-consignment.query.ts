import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';

import type { Actor } from '../../platform/actor.js';
import { ConsignmentEventReader } from './consignment-event.reader.js';
import { toConsignmentView } from './view/consignment.mapper.js';
import { ConsignmentContextQueries } from './view/consignment-context.queries.js';

/** Returns one consignment as it is now. */
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
    private readonly events: ConsignmentEventReader,
    private readonly contexts: ConsignmentContextQueries,
  ) {}

  async execute({ id, actor }: FindConsignment): Promise<ConsignmentView> {
    const record = await this.events.get(id, { actor, permission: 'READ_CONSIGNMENT' });
    return toConsignmentView(record, await this.contexts.load(record));
  }
}
