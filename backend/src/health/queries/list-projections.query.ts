import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Position } from '@contracts/realtime/position.js';
import { EventStore } from '@event-store/event-store.js';
import type { ProjectionCheckpointRow } from '@read-models/projection-checkpoint.row.js';

/** One projection as the health page shows it. */
export interface ProjectionHealth extends ProjectionCheckpointRow {
  /** Events it has yet to see; null where the event store's positions cannot be counted. */
  readonly lag: number | null;
}

/** How far each projection is behind the event store, and what stopped it. */
@Injectable()
export class ListProjections {
  constructor(
    private readonly database: DataSource,
    private readonly events: EventStore,
  ) {}

  async list(): Promise<readonly ProjectionHealth[]> {
    // The end is asked for first: a projection is never reported as behind something newer than it could know.
    const end = await this.events.lastPosition();
    const rows = await this.database.query<ProjectionCheckpointRow[]>(
      `select name, state, position, error, error_position as "errorPosition"
         from projection_checkpoint order by name`,
    );
    return rows.map((row) => ({ ...row, lag: lagBehind(row.position, end) }));
  }
}

const COUNTABLE = /^\d*$/;

function lagBehind(position: Position, end: Position): number | null {
  if (position >= end) return 0;
  if (!COUNTABLE.test(position) || !COUNTABLE.test(end)) return null;
  return Number(end) - Number(position);
}
