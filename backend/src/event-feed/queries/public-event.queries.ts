import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { PublicEventType } from '@contracts/public-events/public-event-types.js';
import type { StoredPublicEvent } from '@contracts/public-events/stored-public-event.js';

import type { ListScope } from '../../identity/index.js';
import { journalStart, type JournalPosition } from '../feed-cursors.js';

/** A stored event and its position. */
export interface PositionedEvent extends StoredPublicEvent, JournalPosition {}

export interface JournalPage {
  readonly events: readonly PositionedEvent[];
  /** All of the reader's events up to here have been examined. */
  readonly end: JournalPosition;
  /** False if there was nothing more at the time of the read. */
  readonly hasMore: boolean;
}

interface JournalRequest {
  readonly after: JournalPosition;
  readonly limit: number;
  /** Null for all. */
  readonly types: readonly PublicEventType[] | null;
  /** Null or absent for all subjects. */
  readonly consignmentIds?: readonly number[] | null;
}

/** Maximum events examined by one call that filters by type: its work is bounded, whether or not it finds any. */
const MAX_EVENTS_SCANNED = 2_000;

/**
 * Clocks of backends may differ by this much: a reader starting at an instant gets too many events rather than too few.
 */
const CLOCK_SKEW = '1 minute';

const columns = `
  id, position, ordinal, type, version, subject_kind as "subjectKind", subject_id::float8 as "subjectId", sequence,
  client_id as "clientId", occurred_at as "occurredAt", recorded_at as "recordedAt", facts`;

type Row = Omit<PositionedEvent, 'occurredAt' | 'recordedAt'> & {
  readonly occurredAt: Date;
  readonly recordedAt: Date;
};

/** Reads the public journal (docs/adr/0037). */
@Injectable()
export class PublicEventQueries {
  constructor(private readonly database: DataSource) {}

  /** The next events of a scope. */
  async read(
    scope: ListScope,
    { after, limit, types, consignmentIds = null }: JournalRequest,
  ): Promise<JournalPage> {
    const window = types ? MAX_EVENTS_SCANNED : limit;
    const rows = await this.database.query<Row[]>(consignmentIds ? ofConsignments : statement, [
      ...[scope.isUnrestricted, scope.clientIds, scope.customerIds],
      ...[after.position, after.ordinal, window],
      ...(consignmentIds ? [consignmentIds] : []),
    ]);
    const matching = types ? rows.filter(({ type }) => types.includes(type)) : rows;
    const events = matching.slice(0, limit).map(toEvent);
    const isCutOff = matching.length > limit;
    return {
      events,
      end: positionOf(isCutOff ? events.at(-1) : rows.at(-1)) ?? after,
      hasMore: isCutOff || rows.length === window,
    };
  }

  async find(id: string): Promise<PositionedEvent | null> {
    const [row] = await this.database.query<Row[]>(
      `select ${columns} from public_event where id = $1`,
      [id],
    );
    return row ? toEvent(row) : null;
  }

  /** Position after the newest event, deleted or not. */
  async findNewestPosition(): Promise<JournalPosition> {
    const [newest] = await this.database.query<JournalPosition[]>(
      `select coalesce(e.position, d.position) as position, coalesce(e.ordinal, d.ordinal) as ordinal
         from public_event_deletion d left join (
           select position, ordinal from public_event order by position desc, ordinal desc limit 1) e on true`,
    );
    return newest ?? journalStart;
  }

  /** Position before all events recorded at an instant or later; up to a minute early. */
  async findPositionBefore(instant: Date): Promise<JournalPosition> {
    const newest = await this.findNewestPosition(); // before the search, which finds an event recorded since
    const [first] = await this.database.query<JournalPosition[]>(
      `select position, -1 as ordinal from public_event
       where recorded_at >= $1::timestamptz - interval '${CLOCK_SKEW}'
       order by recorded_at, position limit 1`,
      [instant],
    );
    return first ?? newest;
  }

  /** A client and its descendants, within the scope. */
  async withDescendants(clientId: number): Promise<readonly number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `with recursive below as (
         select id from client where id = $1
         union
         select c.id from client c join below b on c.parent_id = b.id
       )
       select id from below`,
      [clientId],
    );
    return rows.map(({ id }) => id);
  }
}

/**
 * Reads each owner's events in order from an index and merges them, reading no more of each than requested. A client
 * whose customer is read as a whole is not re-read.
 */
const statement = `
  with owner as materialized (
    select null::integer as client_id, unnest($3::integer[]) as customer_id
    union all
    select c.id, null from client c where c.id = any ($2::integer[]) and c.customer_id <> all ($3::integer[])
  )
  select * from (
    select e.* from owner o cross join lateral (
      select ${columns} from public_event
      where client_id = o.client_id and (position, ordinal) > ($4, $5)
      order by position, ordinal limit $6) e
    where o.client_id is not null and not $1
    union all
    select e.* from owner o cross join lateral (
      select ${columns} from public_event
      where customer_id = o.customer_id and (position, ordinal) > ($4, $5)
      order by position, ordinal limit $6) e
    where o.customer_id is not null and not $1
    union all
    (select ${columns} from public_event
      where $1 and customer_id > 0 and (position, ordinal) > ($4, $5)
      order by position, ordinal limit $6)
  ) found
  order by position, ordinal limit $6`;

/** Events of these consignments only, of those in the scope. */
const ofConsignments = `
  select ${columns} from public_event
   where subject_kind = 'consignment' and subject_id = any ($7::bigint[])
     and ($1 or client_id = any ($2::integer[]) or customer_id = any ($3::integer[]))
     and (position, ordinal) > ($4, $5)
   order by position, ordinal limit $6`;

const positionOf = (row: JournalPosition | undefined): JournalPosition | undefined =>
  row && { position: row.position, ordinal: row.ordinal };

const toEvent = (row: Row): PositionedEvent => ({
  ...row,
  occurredAt: row.occurredAt.toISOString(),
  recordedAt: row.recordedAt.toISOString(),
});
