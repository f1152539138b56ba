import type { CustomTypesConfig } from 'pg';

import type { EventMetadata, Position, Recorded } from '@contracts/events/domain-event.js';

import { PoisonEvent } from '../event-store.errors.js';
import { toPosition } from './position.js';

/** An event as Postgres spells it. */
export interface EventRow {
  readonly id: string;
  readonly stream: string;
  readonly revision: string;
  readonly position: string;
  readonly type: string;
  readonly data: string;
  /** Null where it was not written by us. */
  readonly metadata: string | null;
}

/** The columns of an `EventRow`. */
export const EVENT_COLUMNS = `id, stream, revision, position, type, data,
  case jsonb_typeof(metadata -> 'hash') when 'string' then metadata end as metadata`;

/** Columns come as text: whoever needs one parses it. */
export const asText: CustomTypesConfig = { getTypeParser: () => (text: string) => text };

export const isReadable = ({ metadata }: EventRow): boolean => metadata !== null;

/** @throws PoisonEvent */
export function toRecorded(row: EventRow): Recorded {
  if (row.metadata === null)
    throw new PoisonEvent(toPosition(row.position), row.stream, {
      cause: new Error('its metadata was not written by us'),
    });
  return new StoredEvent(row, row.metadata);
}

/** Most followers ask few events for their metadata, so it is parsed for those: a copy by spreading lacks it. */
class StoredEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  readonly data: unknown;
  #metadata: EventMetadata | string;

  constructor({ id, stream, revision, position, type, data }: EventRow, metadata: string) {
    this.id = id;
    this.stream = stream;
    this.revision = Number(revision);
    this.position = toPosition(position);
    this.type = type;
    this.data = JSON.parse(data) as unknown;
    this.#metadata = metadata;
  }

  get metadata(): EventMetadata {
    if (typeof this.#metadata === 'string')
      this.#metadata = JSON.parse(this.#metadata) as EventMetadata;
    return this.#metadata;
  }
}
