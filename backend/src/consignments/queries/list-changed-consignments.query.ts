import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource, In } from 'typeorm';

import type { Position } from '@contracts/realtime/position.js';
import type { ConsignmentListItem } from '@contracts/views/consignment.view.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { Clock } from '../../platform/clock.js';
import { readLists, readPosition } from '../../platform/scoped-lists/read-page.js';
import { toListItems } from './list/list-item.mapper.js';

/** A list item, and the customer whose rooms may hear of it. */
export interface OwnedListItem {
  readonly customerId: number;
  readonly item: ConsignmentListItem;
}

/** List items as they are at a position, whoever they belong to. */
export interface ChangedConsignments {
  readonly position: Position;
  readonly items: readonly OwnedListItem[];
}

/**
 * Reads consignments as POST consignment/list answers them, for those who hear of their changes. It has no actor:
 * the caller sends each item to the rooms of its own client and customer, and nowhere else.
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
      const rows = await manager.findBy(ConsignmentListRow, { id: In([...ids]) });
      const items = await toListItems(manager, rows, this.clock.now());
      return {
        position,
        items: items.map((item, index) => ({ customerId: rows[index]?.customerId ?? 0, item })),
      };
    });
  }
}
