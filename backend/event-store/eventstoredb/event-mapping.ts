import {
  jsonEvent,
  type AllStreamResolvedEvent,
  type JSONType,
  type ResolvedEvent,
} from '@eventstore/db-client';

import type { EventMetadata, Position, Recorded } from '@contracts/events/domain-event.js';

import { PoisonEvent } from '../event-store.errors.js';
import type { SealedEvent } from '../hash-chain.js';
import { toPosition } from './position.js';

/** The server's own names for the two ids, used by its projections and its user interface. */
interface StoredMetadata extends Omit<EventMetadata, 'correlationId' | 'causationId'> {
  readonly $correlationId: string;
  readonly $causationId: string | null;
}

/** A record as returned by the server; not necessarily written by us. */
export interface StoredEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

export function toJsonEvent({ id, type, data, metadata }: SealedEvent) {
  const { correlationId, causationId, ...rest } = metadata;
  const stored: StoredMetadata = {
    ...rest,
    $correlationId: correlationId,
    $causationId: causationId,
  };
  // The client's JSON type excludes null, which the server accepts.
  return jsonEvent({ id, type, data: data as JSONType, metadata: stored });
}

/** null for a link whose event was deleted. */
export function toStoredEvent({
  event,
  commitPosition,
}: AllStreamResolvedEvent | ResolvedEvent): StoredEvent | null {
  if (!event) return null;
  const { id, streamId, revision, type, data, metadata } = event;
  const commit = commitPosition ?? 0n;
  const position = toPosition(event.position ?? { commit, prepare: commit });
  return { id, stream: streamId, revision: Number(revision), position, type, data, metadata };
}

/** The server's system events, and links to events of other streams. */
export function isSystemEvent({ stream, type }: StoredEvent): boolean {
  return stream.startsWith('$') || type.startsWith('$');
}

/** @throws PoisonEvent for events not written by us */
export function toRecorded(stored: StoredEvent): Recorded {
  const { data, metadata, position, stream } = stored;
  // Unparsed JSON is returned as a string or bytes; our events are always objects.
  if (!isOurs(metadata) || typeof data !== 'object' || data instanceof Uint8Array)
    throw new PoisonEvent(position, stream, {
      cause: new Error('it was not written by this application'),
    });

  const { $correlationId, $causationId, ...rest } = metadata;
  return {
    ...stored,
    metadata: { ...rest, correlationId: $correlationId, causationId: $causationId },
  };
}

function isOurs(metadata: unknown): metadata is StoredMetadata {
  return (
    typeof metadata === 'object' &&
    metadata !== null &&
    '$correlationId' in metadata &&
    'hash' in metadata
  );
}
