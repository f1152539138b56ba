import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { OutOfScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import type { ConsignmentRecord } from '../domain/record/consignment-record.js';
import { ConsignmentStories, recordOf } from './consignment-story.js';
import { toConsignmentView } from './view/consignment-view.js';
import { SurroundingsOf } from './view/surroundings.js';

/** Newest open consignments of a sender that are looked at. */
const MOST_LOOKED_AT = 50;

/** An open consignment with the same ends, which new items could join (GAP-25); null when there is none. */
export class FindConsolidation extends Query<ConsignmentView | null> {
  constructor(
    readonly ends: {
      readonly clientId: number;
      readonly senderAddressId: number;
      readonly deliveryAddressId: number;
    },
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindConsolidation)
export class FindConsolidationHandler implements IQueryHandler<FindConsolidation> {
  constructor(
    private readonly database: DataSource,
    private readonly stories: ConsignmentStories,
    private readonly surroundings: SurroundingsOf,
  ) {}

  async execute({ ends, actor }: FindConsolidation): Promise<ConsignmentView | null> {
    const owner = { clientId: ends.clientId, customerId: null };
    if (!actor.covers('CREATE_CONSIGNMENT', owner) && !actor.covers('UPDATE_CONSIGNMENT', owner))
      throw new OutOfScope();

    const found = await this.candidates(ends);
    const record = found.find((one) => one.content.receiver?.id === ends.deliveryAddressId);
    return record ? toConsignmentView(record, await this.surroundings.consignment(record)) : null;
  }

  /** The list does not know receivers by id, so their own streams decide; they are newer than the list, too. */
  private async candidates({
    clientId,
    senderAddressId,
  }: FindConsolidation['ends']): Promise<ConsignmentRecord[]> {
    const rows = await this.database.getRepository(ConsignmentListRow).find({
      select: { id: true },
      where: { clientId, senderAddressId, state: 'OPEN' },
      order: { id: 'DESC' },
      take: MOST_LOOKED_AT,
    });
    const stories = await mapAtMost(10, rows, ({ id }) => this.stories.of(id));
    return stories
      .map(recordOf)
      .filter(({ isDeleted, manifestId }) => !isDeleted && manifestId === null);
  }
}
