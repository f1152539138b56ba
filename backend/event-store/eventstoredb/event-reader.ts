import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  StreamNotFoundError,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type ReadRevision,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';

import type { Position, Recorded } from '@contracts/events/domain-event.js';

import { PoisonEvent } from '../event-store.errors.js';
import type { EventBatch, ReadAllOptions, ReadStreamOptions } from '../event-store.js';
import { isSystemEvent, toRecorded, toStoredEvent, type StoredEvent } from './event-mapping.js';
import { toLogPosition } from './position.js';
import { RequestTimeout } from './transient-error.js';

/** The client sets no deadline on reads. */
const READ_TIMEOUT_MS = 15_000;

/** Reads after a write must go to the leader. */
const LEADER = { requiresLeader: true };

type Read = StreamingRead<AllStreamResolvedEvent> | StreamingRead<ResolvedEvent>;

export class EventReader {
  constructor(private readonly client: EventStoreDBClient) {}

  async readStream(stream: string, options: ReadStreamOptions): Promise<StoredEvent[]> {
    const { after, limit, direction = 'forwards' } = options;
    if (direction === 'backwards' && after === 0) return [];
    const read = this.client.readStream(stream, {
      ...LEADER,
      direction: direction === 'forwards' ? FORWARDS : BACKWARDS,
      fromRevision: startOf(options),
      maxCount: limit,
    });
    return storedEventsOf(read).catch(noneIfMissing);
  }

  async readAll({ after, limit }: ReadAllOptions): Promise<EventBatch> {
    const read = this.client.readAll({
      ...LEADER,
      fromPosition: after === '' ? START : toLogPosition(after),
      maxCount: limit + 1, // the start is inclusive: skips the event at `after`
    });
    const newer = (await storedEventsOf(read)).filter(({ position }) => position > after);
    return toBatch(newer.slice(0, limit), after);
  }

  async lastPosition(): Promise<Position> {
    const read = this.client.readAll({ ...LEADER, direction: BACKWARDS, fromPosition: END });
    const [last] = await storedEventsOf(read, (event) => !isSystemEvent(event));
    return last?.position ?? '';
  }
}

/** The server's start is inclusive. */
function startOf({ after, direction = 'forwards' }: ReadStreamOptions): ReadRevision {
  if (direction === 'forwards') return after === undefined ? START : BigInt(after + 1);
  return after === undefined ? END : BigInt(after - 1);
}

/** Events before a poison event are delivered; it throws only when it comes first. */
export function toBatch(scanned: readonly StoredEvent[], after: Position): EventBatch {
  const events: Recorded[] = [];
  let scannedTo = after;
  for (const stored of scanned) {
    try {
      if (!isSystemEvent(stored)) events.push(toRecorded(stored));
    } catch (error) {
      if (error instanceof PoisonEvent && events.length > 0) break;
      throw error;
    }
    scannedTo = stored.position;
  }
  return { events, scannedTo };
}

/** Collects the whole response, or only the first matching event. */
async function storedEventsOf(
  read: Read,
  isWanted?: (event: StoredEvent) => boolean,
): Promise<StoredEvent[]> {
  const timer = setTimeout(() => read.destroy(new RequestTimeout()), READ_TIMEOUT_MS);
  const events: StoredEvent[] = [];
  try {
    for await (const resolved of read) {
      const event = toStoredEvent(resolved);
      if (!event) continue;
      if (!isWanted) events.push(event);
      else if (isWanted(event)) return [event];
    }
    return events;
  } finally {
    clearTimeout(timer);
    // Not awaited: it waits for a connection that may never return.
    read.cancel().catch(() => undefined);
  }
}

function noneIfMissing(error: unknown): StoredEvent[] {
  if (error instanceof StreamNotFoundError) return [];
  throw error;
}
