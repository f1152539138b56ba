import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Position } from '@contracts/realtime/position.js';

/** Reads the checkpoints of projections. */
@Injectable()
export class CheckpointQueries {
  constructor(private readonly database: DataSource) {}

  /** Position that the furthest projection has reached. */
  async findLatest(): Promise<Position> {
    const [latest] = await this.database.query<{ position: Position | null }[]>(
      `select max(position collate "C") as position from projection_checkpoint`,
    );
    return latest?.position ?? '';
  }
}
