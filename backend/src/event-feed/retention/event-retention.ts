import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Clock } from '../../platform/clock.js';
import { Environment } from '../../platform/config/environment.js';
import { HourlyCleanup } from '../../platform/hourly-cleanup.js';
import type { JournalPosition } from '../feed-cursors.js';

const DAY_MS = 86_400_000;
/** Events deleted in one transaction. */
const MAX_DELETED = 2_000;
/** Transactions in one hour. */
const MAX_BATCHES = 500;

/** Oldest events that will be deleted: all up to a position. */
export interface EventDeletion extends JournalPosition {
  /** Instant of the deletion. */
  readonly at: Date;
}

/** Records what a reader loses by a deletion, in its transaction, before the events are deleted. */
export type DeletionListener = (deletion: EventDeletion, within: EntityManager) => Promise<void>;

/** Ends before the first event that is too recent: positions are only roughly in chronological order. */
const oldest = `
  with oldest as materialized (
    select position, ordinal, recorded_at from public_event order by position, ordinal limit ${MAX_DELETED}
  ), ending as (
    select position, ordinal,
           bool_and(recorded_at < $1) over (order by position, ordinal) as "isOld",
           max(recorded_at) over (order by position, ordinal) as "recordedTo",
           row_number() over (order by position, ordinal)::integer as events
      from oldest
  )
  select * from ending where "isOld" order by position desc, ordinal desc limit 1`;

interface OldestEvents extends JournalPosition {
  readonly recordedTo: Date;
  readonly events: number;
}

/**
 * Deletes public events that are older than PUBLIC_EVENT_DAYS, the oldest first, so that every position is either before
 * all deleted events or after them.
 */
@Injectable()
export class EventRetention extends HourlyCleanup {
  private readonly listeners: DeletionListener[] = [];

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {
    super();
  }

  /** Adds a listener, for readers that hold their own position. */
  beforeDeletion(listener: DeletionListener): void {
    this.listeners.push(listener);
  }

  /** Deletes in batches; workers take turns. */
  async deleteOld(): Promise<void> {
    const { PUBLIC_EVENT_DAYS: days } = this.environment;
    if (days === undefined) return;
    const now = this.clock.now();
    const before = new Date(now.getTime() - days * DAY_MS);
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const deleted = await this.database.transaction((manager) =>
        this.deleteBatch({ before, at: now }, manager),
      );
      if (deleted < MAX_DELETED) return;
    }
  }

  /** Returns the number of events that it deleted. */
  private async deleteBatch(
    { before, at }: { readonly before: Date; readonly at: Date },
    manager: EntityManager,
  ): Promise<number> {
    await manager.query('select from public_event_deletion for update');
    const [found] = await manager.query<OldestEvents[]>(oldest, [before]);
    if (!found) return 0;
    const { position, ordinal, recordedTo, events } = found;
    for (const listener of this.listeners) await listener({ position, ordinal, at }, manager);
    await manager.query('delete from public_event where (position, ordinal) <= ($1, $2)', [
      position,
      ordinal,
    ]);
    await manager.query(
      `update public_event_deletion
          set position = $1, ordinal = $2, deleted_to = greatest(deleted_to, $3)`,
      [position, ordinal, recordedTo],
    );
    return events;
  }
}
