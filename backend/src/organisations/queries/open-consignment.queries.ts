import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { TryAgainLater } from '../../platform/jobs/job-task.js';
import { ReadModelProgress } from '../../platform/read-your-writes/positions.interceptor.js';

const MAX_WAIT_MS = 2_000;

/** Part of the open consignments, by id. */
export interface OpenConsignmentsPage {
  readonly after: number;
  readonly limit: number;
  readonly mustBeCurrent: boolean;
}

/** Reads the open consignments of clients. */
@Injectable()
export class OpenConsignmentQueries {
  constructor(
    private readonly database: DataSource,
    private readonly store: EventStore,
    private readonly progress: ReadModelProgress,
  ) {}

  /**
   * Lists the next ids from the read model, after waiting for it to reach the newest event.
   * @throws TryAgainLater if they must be current and it does not get there in time
   */
  async listIds(
    clientIds: readonly number[],
    { after, limit, mustBeCurrent }: OpenConsignmentsPage,
  ): Promise<number[]> {
    const newest = await this.store.lastPosition();
    const reached = await this.progress.waitFor(['consignment-list'], newest, MAX_WAIT_MS);
    if (mustBeCurrent && reached < newest)
      throw new TryAgainLater('The consignment list is behind the event store');
    const rows = await this.database.manager.find(ConsignmentListRow, {
      select: { id: true },
      where: { clientId: In([...clientIds]), state: 'OPEN', id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }
}
