import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { ReadModelProgress } from '../../platform/read-your-writes/positions.interceptor.js';

const MAX_WAIT_MS = 2_000;

/** Reads the open consignments of clients. */
@Injectable()
export class OpenConsignmentQueries {
  constructor(
    private readonly database: DataSource,
    private readonly store: EventStore,
    private readonly progress: ReadModelProgress,
  ) {}

  /** Lists the next ids from the read model, after waiting for it to reach the newest event. */
  async listIds(
    clientIds: readonly number[],
    { after, limit }: { readonly after: number; readonly limit: number },
  ): Promise<number[]> {
    const newest = await this.store.lastPosition();
    await this.progress.waitFor(['consignment-list'], newest, MAX_WAIT_MS);
    const rows = await this.database.manager.find(ConsignmentListRow, {
      select: { id: true },
      where: { clientId: In([...clientIds]), state: 'OPEN', id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }
}
