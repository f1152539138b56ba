import { Injectable, Logger } from '@nestjs/common';

import type { RowsChangedNotice } from '@contracts/realtime/messages.js';
import type { Position } from '@contracts/realtime/position.js';

import { CheckpointQueries } from './queries/checkpoint.queries.js';
import { audienceOf } from './socket-rooms.policy.js';

/**
 * Position of the last change sent to each room: a browser that joins compares it with the position it has read, to
 * detect missed changes.
 */
@Injectable()
export class RoomPositions {
  private readonly log = new Logger(RoomPositions.name);
  private readonly changedAt = new Map<string, Position>();
  /** Last position before this server listened; null until known. */
  private listeningFrom: Position | null = null;

  constructor(private readonly checkpoints: CheckpointQueries) {}

  /** Call whenever listening to the projections starts: earlier notifications may have been missed. */
  async begin(): Promise<void> {
    this.listeningFrom = null;
    try {
      this.listeningFrom = await this.checkpoints.findLatest();
    } catch (error) {
      this.log.warn(
        `The last position is unknown, so joining browsers will reload everything: ${String(error)}`,
      );
    }
  }

  note(notice: RowsChangedNotice): void {
    for (const room of audienceOf(notice)) this.changedAt.set(room, notice.position);
  }

  /** Position of the last change in any of these rooms; null if it is not known. */
  latestOf(rooms: Iterable<string>): Position | null {
    if (this.listeningFrom === null) return null;
    return [...rooms].reduce((latest, room) => {
      const position = this.changedAt.get(room) ?? '';
      return position > latest ? position : latest;
    }, this.listeningFrom);
  }
}
