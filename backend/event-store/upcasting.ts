import type { Position, Recorded } from '@contracts/events/domain-event.js';

import { PoisonEvent } from './event-store.errors.js';
import {
  EventStore,
  type AppendOptions,
  type AppendResult,
  type EventBatch,
  type ExpectedRevision,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type SubscribeOptions,
} from './event-store.js';

/** Converts an event's data from one schema version to the next; throws when it cannot. */
export type Upcaster = (data: unknown, event: Recorded) => unknown;

/** By event type: the first function upcasts version 1 to 2, the next one 2 to 3. */
export type Upcasters = Readonly<Record<string, readonly Upcaster[]>>;

/** Wraps a store so that events are returned in their newest schema; one that cannot be upcast is a PoisonEvent. */
export function withUpcasters(store: EventStore, upcasters: Upcasters): EventStore {
  return new UpcastingEventStore(store, upcasters);
}

class UpcastingEventStore extends EventStore {
  constructor(
    private readonly store: EventStore,
    private readonly upcasters: Upcasters,
  ) {
    super();
  }

  override append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    options?: AppendOptions,
  ): Promise<AppendResult> {
    return this.store.append(stream, events, expected, options);
  }

  override async readStream(
    stream: string,
    options: ReadStreamOptions,
  ): Promise<readonly Recorded[]> {
    const events = await this.store.readStream(stream, options);
    return events.map((event) => upcast(event, this.upcasters));
  }

  override async readStreams(
    streams: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly Recorded[]>> {
    const found = await this.store.readStreams(streams, limit);
    return new Map(
      [...found].map(([stream, events]) => [
        stream,
        events.map((event) => upcast(event, this.upcasters)),
      ]),
    );
  }

  override async readAll(options: ReadAllOptions): Promise<EventBatch> {
    return this.upcastBatch(await this.store.readAll(options));
  }

  override async *subscribe(options: SubscribeOptions): AsyncGenerator<EventBatch, void> {
    for await (const batch of this.store.subscribe(options)) {
      for (let rest = batch; ;) {
        const current = this.upcastBatch(rest);
        yield current;
        if (current.scannedTo === rest.scannedTo) break;
        rest = { ...rest, events: rest.events.slice(current.events.length) };
      }
    }
  }

  override lastPosition(): Promise<Position> {
    return this.store.lastPosition();
  }

  override close(): Promise<void> {
    return this.store.close();
  }

  /** Upcasts events up to the first that cannot be upcast, which throws only when it comes first. */
  private upcastBatch({ events, scannedTo }: EventBatch): EventBatch {
    const current: Recorded[] = [];
    for (const event of events) {
      try {
        current.push(upcast(event, this.upcasters));
      } catch (error) {
        const last = current.at(-1);
        if (last) return { events: current, scannedTo: last.position };
        throw error;
      }
    }
    return { events: current, scannedTo };
  }
}

/** The event in its newest schema. @throws PoisonEvent when it cannot be upcast */
export function upcast(event: Recorded, upcasters: Upcasters): Recorded {
  const steps = upcasters[event.type];
  if (!steps) return event;

  const { schemaVersion } = event.metadata;
  const newest = steps.length + 1;
  if (schemaVersion === newest) return event;
  try {
    if (schemaVersion < 1 || schemaVersion > newest)
      throw new RangeError(
        `${event.type} has no version ${schemaVersion}; the latest is ${newest}`,
      );
    const data = steps
      .slice(schemaVersion - 1)
      .reduce<unknown>((shape, step) => step(shape, event), event.data);
    return { ...event, data, metadata: { ...event.metadata, schemaVersion: newest } };
  } catch (cause) {
    throw new PoisonEvent(event.position, event.stream, { cause });
  }
}
