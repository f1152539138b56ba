import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { CursorExpired } from '../event-feed.errors.js';
import { isBefore, type JournalPosition } from '../feed-cursors.js';

interface Deletion extends JournalPosition {
  /** When the last deleted event was recorded; null before the first deletion. */
  readonly deletedTo: Date | null;
}

/** Reads which public events were deleted because of their age. */
@Injectable()
export class DeletedEvents {
  constructor(private readonly database: DataSource) {}

  /** Position before the first event that is kept. */
  async beginning(): Promise<JournalPosition> {
    const { position, ordinal } = await this.last();
    return { position, ordinal };
  }

  /**
   * Checks that all events after a position are kept. Call it after reading them: they may be deleted at any time.
   * @throws CursorExpired
   */
  async assertKeptAfter(after: JournalPosition): Promise<void> {
    const last = await this.last();
    if (last.deletedTo && isBefore(after, last))
      throw new CursorExpired(earliestOf(last.deletedTo));
  }

  /** Checks that all events recorded since an instant are kept. @throws CursorExpired */
  async assertKeptSince(instant: Date): Promise<void> {
    const { deletedTo } = await this.last();
    if (deletedTo && instant <= deletedTo) throw new CursorExpired(earliestOf(deletedTo));
  }

  private async last(): Promise<Deletion> {
    const [last] = await this.database.query<Deletion[]>(
      'select position, ordinal, deleted_to as "deletedTo" from public_event_deletion',
    );
    return last ?? { position: '', ordinal: 0, deletedTo: null };
  }
}

/** Instants have milliseconds. */
const earliestOf = (deletedTo: Date): Date => new Date(deletedTo.getTime() + 1);
