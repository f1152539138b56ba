import {
  START,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type EventStoreDBClient,
} from '@eventstore/db-client';

import type { Position } from '@contracts/events/domain-event.js';

import type { EventBatch } from '../event-store.js';
import { toStoredEvent, type StoredEvent } from './event-mapping.js';
import { toBatch } from './event-reader.js';
import { toCheckpoint, toLogPosition } from './position.js';
import { RequestTimeout } from './transient-error.js';

const NOT_A_SYSTEM_STREAM = '^[^$]';

export interface AllSubscriptionOptions {
  readonly after: Position;
  readonly prefixes: readonly string[];
  readonly batchSize: number;
  /** Events the server scans between two checkpoints. */
  readonly window: number;
}

/** One subscription to all streams, until its connection is lost. */
export class AllSubscription {
  private readonly subscription: AllStreamSubscription;
  private readonly batchSize: number;
  private scannedTo: Position;
  private checkpoint: Position = '';
  private hasCaughtUp = false;
  private failure: Error | null = null;
  private poisoned: StoredEvent | null = null;
  private wake: () => void = () => undefined;

  constructor(client: EventStoreDBClient, options: AllSubscriptionOptions) {
    const { after, prefixes, batchSize, window } = options;
    this.scannedTo = after;
    this.batchSize = batchSize;
    const progress = {
      maxSearchWindow: window,
      checkpointInterval: 1,
      // Must not throw: an error here would end the subscription silently.
      checkpointReached: (
        _: AllStreamSubscription,
        position: Parameters<typeof toCheckpoint>[0],
      ) => {
        this.checkpoint = toCheckpoint(position);
        this.wake();
      },
    };
    this.subscription = client.subscribeToAll(
      {
        fromPosition: after === '' ? START : toLogPosition(after),
        filter:
          prefixes.length === 0
            ? streamNameFilter({ regex: NOT_A_SYSTEM_STREAM, ...progress })
            : streamNameFilter({ prefixes: [...prefixes], ...progress }),
      },
      { highWaterMark: batchSize },
    );
    this.subscription.on('readable', () => {
      this.wake();
    });
    this.subscription.on('caughtUp', () => {
      this.hasCaughtUp = true;
      this.wake();
    });
    this.subscription.on('error', (error) => {
      this.fail(error);
    });
    this.subscription.on('end', () => {
      this.fail(new RequestTimeout('The server ended the subscription'));
    });
  }

  /**
   * Returns what has arrived, or null. Taking a batch makes room for the next: nothing is read ahead of a slow
   * consumer beyond one batch.
   * @throws PoisonEvent, or the error that ended the subscription once all events before it are taken
   */
  next(): EventBatch | null {
    const { events, isDrained } = this.take();
    const batch = toBatch(events, this.scannedTo);
    this.poisoned = events.find(({ position }) => position > batch.scannedTo) ?? null;

    // The server's checkpoint counts once every event before it has been delivered.
    const isCovered = isDrained && !this.poisoned && this.checkpoint > batch.scannedTo;
    const scannedTo = isCovered ? this.checkpoint : batch.scannedTo;
    if (scannedTo > this.scannedTo) {
      this.scannedTo = scannedTo;
      return { events: batch.events, scannedTo };
    }
    if (this.failure) throw this.failure;
    return null;
  }

  /** Whether all events that existed at the start have been taken; servers before 23.10 never report it. */
  get isAtEnd(): boolean {
    return this.hasCaughtUp && !this.hasArrived();
  }

  /** Waits for events; returns false if none arrived within `maxWaitMs`. */
  async wait(maxWaitMs: number | null, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (hasArrived: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.wake = () => undefined;
        resolve(hasArrived);
      };
      const wake = () => {
        done(true);
      };
      const timer = maxWaitMs === null ? undefined : setTimeout(done, maxWaitMs, false);
      signal.addEventListener('abort', wake);
      this.wake = wake;
      if (signal.aborted || this.hasArrived()) wake();
    });
  }

  close(): void {
    // Not awaited: it waits for a connection that may never return.
    this.subscription.unsubscribe().catch(() => undefined);
  }

  private hasArrived(): boolean {
    return (
      this.subscription.readableLength > 0 ||
      this.checkpoint > this.scannedTo ||
      this.failure !== null
    );
  }

  private take(): { events: StoredEvent[]; isDrained: boolean } {
    const events = this.poisoned ? [this.poisoned] : [];
    while (events.length < this.batchSize) {
      const resolved = this.subscription.read() as AllStreamResolvedEvent | null;
      if (!resolved) return { events, isDrained: true };
      const event = toStoredEvent(resolved);
      if (event && event.position > this.scannedTo) events.push(event);
    }
    return { events, isDrained: false };
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }
}
