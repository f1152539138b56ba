import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';

import type { Position } from '@contracts/realtime/position.js';

import { Clock } from '../../platform/clock.js';
import { readLists, readPosition } from '../../platform/list-pages/list-page.js';
import type { Condition } from '../../platform/list-pages/list-page.sql.js';
import { findListItems, type FoundListItem } from './list/list-items.js';

/** List items as of a position, of every owner. */
export interface ChangedConsignments {
  readonly position: Position;
  /** Each with the customer whose rooms may receive it. */
  readonly items: readonly Pick<FoundListItem, 'customerId' | 'item'>[];
}

/**
 * Reads consignments as POST consignment/list returns them, for subscribers of their changes. It has no actor: the
 * caller sends each item only to the rooms of its own client and customer.
 */
export class ListChangedConsignments extends Query<ChangedConsignments> {
  constructor(readonly ids: readonly number[]) {
    super();
  }
}

@QueryHandler(ListChangedConsignments)
export class ListChangedConsignmentsHandler implements IQueryHandler<ListChangedConsignments> {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  execute({ ids }: ListChangedConsignments): Promise<ChangedConsignments> {
    return readLists(this.database, async (manager) => {
      const position = await readPosition(manager, 'consignment-list');
      const isChanged: Condition = (bind) => `listed.id = any (${bind(ids)})`;
      return { position, items: await findListItems(manager, isChanged, this.clock.now()) };
    });
  }
}
