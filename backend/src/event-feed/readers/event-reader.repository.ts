import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { MAX_EVENTS_BEHIND } from '@contracts/rules/event-readers.js';
import type { EventReaderView } from '@contracts/views/public-event.view.js';

import { inListScope, type ListScope } from '../../identity/index.js';
import type { JournalPosition } from '../feed-cursors.js';

/** Maximum number of readers listed, the most recent first. */
const MAX_READERS = 30;

/** Last read of a key. */
export interface ReadPosition extends JournalPosition {
  readonly userId: number;
  /** Client to which the call was narrowed; null for all that the key reads. */
  readonly clientId: number | null;
  readonly readAt: Date;
}

/** Locks rows in a fixed order, so that backends do not deadlock; leaves out deleted keys and clients. */
const save = `
  insert into event_reader as known (user_id, client_id, position, ordinal, read_at)
  select u.id, c.id, given.position, given.ordinal, given.read_at
    from unnest($1::integer[], $2::integer[], $3::text[], $4::integer[], $5::timestamptz[])
      as given (user_id, client_id, position, ordinal, read_at)
    join user_account u on u.id = given.user_id
    left join client c on c.id = given.client_id
   where given.client_id is null or c.id is not null
   order by u.id
  on conflict (user_id) do update
    set client_id = excluded.client_id, position = excluded.position, ordinal = excluded.ordinal,
        read_at = excluded.read_at
  where known.read_at < excluded.read_at`;

/** Limit of the events counted for each reader, which bounds the work. */
const list = `
  with recursive reader as (
    select r.*, u.name, c.id as owner_id, c.name as owner_name
      from event_reader r
      join user_account u on u.id = r.user_id and u.status = 'ACTIVE' and u.expires_at > now()
      join user_role o on o.user_id = r.user_id
      join client c on c.id = o.client_id and c.removed_at is null
     where ${inListScope('c.id', 'c.customer_id')}
     order by r.read_at desc, r.user_id limit ${MAX_READERS}
  ), below as (
    select user_id, coalesce(client_id, owner_id) as id from reader
    union
    select b.user_id, c.id from below b join client c on c.parent_id = b.id and c.removed_at is null
  )
  select r.user_id as "apiKeyId", r.name, r.owner_name as "clientName", r.read_at as "readAt",
         unread.behind, unread.since as "behindSince"
    from reader r cross join lateral (
      select count(*)::integer as behind, min(found.recorded_at) as since from (
        select e.recorded_at from below b cross join lateral (
          select recorded_at from public_event
           where client_id = b.id and (position, ordinal) > (r.position, r.ordinal)
           order by position, ordinal limit ${MAX_EVENTS_BEHIND}) e
         where b.user_id = r.user_id limit ${MAX_EVENTS_BEHIND}) found) unread
   order by r.read_at desc, r.user_id`;

type Row = Omit<EventReaderView, 'readAt' | 'behindSince'> & {
  readonly readAt: Date;
  readonly behindSince: Date | null;
};

/** Stores how far API keys have read the feed. */
@Injectable()
export class EventReaderRepository {
  constructor(private readonly database: DataSource) {}

  /** Replaces the last reads of these keys, unless a later one is stored. */
  async save(reads: readonly ReadPosition[]): Promise<void> {
    await this.database.query(save, [
      reads.map(({ userId }) => userId),
      reads.map(({ clientId }) => clientId),
      reads.map(({ position }) => position),
      reads.map(({ ordinal }) => ordinal),
      reads.map(({ readAt }) => readAt.toISOString()),
    ]);
  }

  /** Keys of the scope that have read the feed and are still valid, the most recent first. */
  async list({ isUnrestricted, clientIds, customerIds }: ListScope): Promise<EventReaderView[]> {
    const rows = await this.database.query<Row[]>(list, [isUnrestricted, clientIds, customerIds]);
    return rows.map((row) => ({
      ...row,
      readAt: row.readAt.toISOString(),
      behindSince: row.behindSince?.toISOString() ?? null,
    }));
  }
}
