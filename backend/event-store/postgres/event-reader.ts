import type { CustomTypesConfig, Pool } from 'pg';
import type { EventMetadata, Position, Recorded } from '@contracts/events/domain-event.js';
import { PoisonEvent } from '../event-store.errors.js';
import type { EventBatch, ReadStreamOptions } from '../event-store.js';

/** An event as returned by Postgres. */
interface EventRow {
  readonly id: string;
  readonly stream: string;
  readonly revision: string;
  readonly position: string;
  readonly type: string;
  readonly data: string;
  /** Null if it was not written by us. */
  readonly metadata: string | null;
}

/** Columns of an `EventRow`. */
const EVENT_COLUMNS = `id, stream, revision, position, type, data,
  case jsonb_typeof(metadata -> 'hash') when 'string' then metadata end as metadata`;

/** Returns columns as text, whatever parsers the process has set. */
const asText: CustomTypesConfig = { getTypeParser: () => (text: string) => text };

const isReadable = ({ metadata }: EventRow): boolean => metadata !== null;

/** @throws PoisonEvent */
function toRecorded(row: EventRow): Recorded {
  if (row.metadata === null)
    throw new PoisonEvent(toPosition(row.position), row.stream, {
      cause: new Error('its metadata was not written by this application'),
    });
  return {
    id: row.id,
    stream: row.stream,
    revision: Number(row.revision),
    position: toPosition(row.position),
    type: row.type,
    data: JSON.parse(row.data) as unknown,
    metadata: JSON.parse(row.metadata) as EventMetadata,
  };
}

/** Extent of a scan, returned with its events. */
interface ScannedExtent {
  readonly id: null;
  /** Number of scanned events, matching or not. */
  readonly revision: string;
  /** Position of the last one; null if there was none. */
  readonly position: string | null;
}

export interface ScanOptions {
  readonly after: Position;
  /** Stream prefixes to read; empty for all. */
  readonly prefixes: readonly string[];
  /** Maximum events returned. */
  readonly limit: number;
  /** Maximum events scanned, matching or not. */
  readonly window: number;
}

export interface Scan extends EventBatch {
  /** Whether nothing followed at the time of the read. */
  readonly isAtEnd: boolean;
}

/** Query settings by read direction; `start` precedes the first event of that direction. */
const directions = {
  forwards: { beyond: '>', order: 'asc', start: -1 },
  backwards: { beyond: '<', order: 'desc', start: 2 ** 31 - 1 },
} as const;

/**
 * Parameters: stream, revision to begin after, number of events. A bare comparison bounds the index under a generic
 * plan, too; with `$2 is null or …` each page would read the stream from its beginning.
 */
export const readStreamStatement = (direction: 'forwards' | 'backwards'): string => {
  const { beyond, order } = directions[direction];
  return `select ${EVENT_COLUMNS} from event_store.events
           where stream = $1 and revision ${beyond} $2
           order by revision ${order} limit $3`;
};

const readStreamsStatement = `
  select found.* from unnest($1::text[]) wanted(name) cross join lateral (
    select ${EVENT_COLUMNS} from event_store.events
     where stream = wanted.name order by revision limit $2) found
   order by found.stream, found.revision`;

export class EventReader {
  constructor(private readonly pool: Pool) {}

  async readStreams(
    streams: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly Recorded[]>> {
    const { rows } = await this.pool.query<EventRow>({
      name: 'event_store_read_streams',
      text: readStreamsStatement,
      values: [[...new Set(streams)], limit],
      types: asText,
    });
    const found = new Map<string, Recorded[]>(streams.map((stream) => [stream, []]));
    for (const row of rows) found.get(row.stream)?.push(toRecorded(row));
    return found;
  }

  async readStream(stream: string, options: ReadStreamOptions): Promise<Recorded[]> {
    const { limit, direction = 'forwards' } = options;
    const { start } = directions[direction];
    const { rows } = await this.pool.query<EventRow>({
      name: `event_store_read_stream_${direction}`,
      text: readStreamStatement(direction),
      values: [stream, options.after ?? start, limit],
      types: asText,
    });
    return rows.map(toRecorded);
  }

  /** Reads the matching events and the scanned extent in one snapshot. */
  async scan(options: ScanOptions): Promise<Scan> {
    const { after, prefixes, limit, window } = options;
    const { rows } = await this.pool.query<EventRow | ScannedExtent>({
      name: 'event_store_scan',
      // Both halves are ordered, which avoids a sort: 5,000 events would spill to disk.
      text: `with looked_at as materialized (
               select max(position) as bound, count(*)::integer as scanned
               from (select position from event_store.events
                     where position > $1 order by position limit $2) w
             )
             select * from (
               select null::uuid as id, null as stream, scanned as revision, bound as position,
                      null as type, null::jsonb as data, null::jsonb as metadata
               from looked_at
               union all
               (select ${EVENT_COLUMNS} from event_store.events
                where position > $1 and position <= (select bound from looked_at)
                  and (cardinality($3::text[]) = 0 or stream ^@ any ($3))
                order by position limit $4)
             ) found order by position`,
      values: [toBigint(after), window, prefixes, limit],
      types: asText,
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

function toScan(
  rows: readonly (EventRow | ScannedExtent)[],
  { after, limit, window }: ScanOptions,
): Scan {
  const extent = rows.find((row) => row.id === null);
  const matches = rows.filter((row) => row.id !== null);
  const events = untilPoison(matches);
  const last = events.at(-1);

  if (last && (events.length === limit || events.length < matches.length))
    return { events, scannedTo: last.position, isAtEnd: false };
  const bound = extent?.position ?? null;
  return {
    events,
    scannedTo: bound === null ? after : toPosition(bound),
    isAtEnd: Number(extent?.revision) < window,
  };
}

/** Events before a poison event are delivered; it throws only when it comes first. */
function untilPoison(rows: readonly EventRow[]): Recorded[] {
  const poisoned = rows.findIndex((row) => !isReadable(row));
  return rows.slice(0, poisoned === -1 ? undefined : Math.max(poisoned, 1)).map(toRecorded);
}

/** Digits of the largest bigint: padded to them, positions order as plain strings. */
const DIGITS = 19;

/** Position of a bigint: `pg` returns a string, or a number if the process has set a parser. */
export function toPosition(bigint: string | number): Position {
  return String(bigint).padStart(DIGITS, '0');
}

/** Bigint of a position; 0, which no event has, for the beginning. */
export function toBigint(position: Position): string {
  return position === '' ? '0' : position;
}
