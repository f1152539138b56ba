import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { ReadModelProgress } from '../../platform/read-your-writes/read-model-progress.js';

const LONGEST_WAIT_MS = 2_000;

/** Consignments of clients that have not left yet. */
@Injectable()
export class OpenConsignments {
  constructor(
    private readonly database: DataSource,
    private readonly store: EventStore,
    private readonly progress: ReadModelProgress,
  ) {}

  /** Their ids; what was made a moment ago is waited for. */
  async of(clientIds: readonly number[]): Promise<number[]> {
    const newest = await this.store.lastPosition();
    await this.progress.waitFor(['consignment-list'], newest, LONGEST_WAIT_MS);
    const rows = await this.database.manager.find(ConsignmentListRow, {
      select: { id: true },
      where: { clientId: In([...clientIds]), state: 'OPEN' },
      order: { id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }
}
