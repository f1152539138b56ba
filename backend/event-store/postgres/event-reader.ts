import type { Pool } from 'pg';

import type {
  DomainEvent,
  EventMetadata,
  Position,
  Recorded,
} from '@contracts/events/domain-event.js';

import { PoisonEvent } from '../event-store.errors.js';
import type { EventBatch, ReadStreamOptions } from '../event-store.js';
import { toBigint, toPosition } from './position.js';

const COLUMNS = 'id, stream, revision, position, type, data, metadata';

interface EventRow extends DomainEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
  readonly metadata: EventMetadata | null;
}

interface ScanRow extends EventRow {
  /** Last position looked at; null when there was nothing to look at. */
  readonly bound: string | null;
  readonly scanned: number;
  readonly matched: boolean;
}

export interface ScanOptions {
  readonly after: Position;
  /** Streams wanted; empty means all. */
  readonly prefixes: readonly string[];
  /** Most events answered. */
  readonly limit: number;
  /** Most events looked at, matching or not. */
  readonly window: number;
}

export interface Scan extends EventBatch {
  /** Whether there was nothing behind it when it was read. */
  readonly isAtEnd: boolean;
}

export class EventReader {
  constructor(private readonly pool: Pool) {}

  async readStream(stream: string, options: ReadStreamOptions = {}): Promise<Recorded[]> {
    const { after, limit, direction = 'forwards' } = options;
    const [beyond, order] = direction === 'forwards' ? ['>', 'asc'] : ['<', 'desc'];
    const { rows } = await this.pool.query<EventRow>({
      name: `event_store_read_stream_${direction}`,
      text: `select ${COLUMNS} from event_store.events
             where stream = $1 and ($2::integer is null or revision ${beyond} $2)
             order by revision ${order} limit $3`,
      values: [stream, after ?? null, limit ?? null],
    });
    return rows.map(toRecorded);
  }

  /** One snapshot answers both what matched and how far it was looked. */
  async scan(options: ScanOptions): Promise<Scan> {
    const { after, prefixes, limit, window } = options;
    const { rows } = await this.pool.query<ScanRow>({
      name: 'event_store_scan',
      text: `with looked_at as (
               select max(position) as bound, count(*)::integer as scanned
               from (select position from event_store.events
                     where position > $1 order by position limit $2) w
             )
             select bound, scanned, e.position is not null as matched, ${COLUMNS}
             from looked_at left join lateral (
               select * from event_store.events
               where position > $1 and position <= bound
                 and (cardinality($3::text[]) = 0 or stream ^@ any ($3))
               order by position limit $4
             ) e on true order by e.position`,
      values: [toBigint(after), window, prefixes, limit],
    });
    return toScan(rows, options);
  }

  async lastPosition(): Promise<Position> {
    const { rows } = await this.pool.query<{ position: string }>(
      'select position from event_store.events order by position desc limit 1',
    );
    return rows[0] ? toPosition(rows[0].position) : '';
  }
}

function toScan(rows: readonly ScanRow[], { after, limit, window }: ScanOptions): Scan {
  const [{ bound, scanned } = { bound: null, scanned: 0 }] = rows;
  const matches = rows.filter(({ matched }) => matched);
  const events = untilPoison(matches);
  const last = events.at(-1);

  if (last && (events.length === limit || events.length < matches.length))
    return { events, scannedTo: last.position, isAtEnd: false };
  return {
    events,
    scannedTo: bound === null ? after : toPosition(bound),
    isAtEnd: scanned < window,
  };
}

/** What stands before a poisoned event is delivered; the poisoned one only throws once it comes first. */
function untilPoison(rows: readonly EventRow[]): Recorded[] {
  const poisoned = rows.findIndex((row) => !isReadable(row));
  return rows.slice(0, poisoned === -1 ? undefined : Math.max(poisoned, 1)).map(toRecorded);
}

function toRecorded(row: EventRow): Recorded {
  const { id, stream, revision, type, data, metadata } = row;
  const position = toPosition(row.position);
  if (!isReadable(row) || metadata === null)
    throw new PoisonEvent(position, stream, {
      cause: new Error('its metadata was not written by us'),
    });
  return { id, stream, revision, position, type, data, metadata };
}

function isReadable({ metadata }: EventRow): boolean {
  return typeof metadata?.hash === 'string';
}
