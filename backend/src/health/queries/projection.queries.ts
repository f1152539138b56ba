import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';
import type { ProjectionCheckpointRow } from '@read-models/projection-checkpoint.row.js';
import { lagBehind } from '@read-models/projection-lag.js';

/** One projection on the health page. */
export interface ProjectionHealth extends ProjectionCheckpointRow {
  /** Events not yet processed; null where the event store's positions cannot be counted. */
  readonly lag: number | null;
}

/** Lag of each projection behind the event store, and its error if it has stopped. */
@Injectable()
export class ProjectionQueries {
  constructor(
    private readonly database: DataSource,
    private readonly events: EventStore,
  ) {}

  async list(): Promise<readonly ProjectionHealth[]> {
    // The end is read first, so that a projection never appears to lag behind events appended since.
    const end = await this.events.lastPosition();
    const rows = await this.database.query<ProjectionCheckpointRow[]>(
      `select name, state, position, error, error_position as "errorPosition"
         from projection_checkpoint order by name`,
    );
    return rows.map((row) => ({ ...row, lag: lagBehind(row.position, end) }));
  }
}
