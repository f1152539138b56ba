import type { CustomTypesConfig } from 'pg';

import type { EventMetadata, Recorded } from '@contracts/events/domain-event.js';

import { PoisonEvent } from '../event-store.errors.js';
import { toPosition } from './position.js';

/** An event as returned by Postgres. */
export interface EventRow {
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
export const EVENT_COLUMNS = `id, stream, revision, position, type, data,
  case jsonb_typeof(metadata -> 'hash') when 'string' then metadata end as metadata`;

/** Returns columns as text, whatever parsers the process has set. */
export const asText: CustomTypesConfig = { getTypeParser: () => (text: string) => text };

export const isReadable = ({ metadata }: EventRow): boolean => metadata !== null;

/** @throws PoisonEvent */
export function toRecorded(row: EventRow): Recorded {
  if (row.metadata === null)
    throw new PoisonEvent(toPosition(row.position), row.stream, {
      cause: new Error('its metadata was not written by us'),
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
