import { setTimeout as pause } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { channels, type ProjectionProgress } from '@contracts/realtime/messages.js';

import type { ListScope } from '../../identity/index.js';
import { PostgresListener } from '../../platform/database/postgres-listener.js';

/** The projection whose commits wake waiting readers. */
export const JOURNAL = 'public-events';

/** Minimum time between two reads of new events. */
const POLL_INTERVAL_MS = 100;

interface Owner {
  readonly clientId: number;
  readonly customerId: number;
}

interface WaitingReader {
  readonly isForOwner: (owner: Owner) => boolean;
  readonly wake: () => void;
}

/** A reader waiting for the next event of a scope. */
export interface Watch {
  /** Waits until there may be one; false on timeout or abort. */
  next(maxMs: number, signal: AbortSignal): Promise<boolean>;
}

/**
 * Wakes readers that wait for public events. The projection notifies each commit; one query for the owners of the new
 * events serves all waiting readers of this process, without polling.
 */
@Injectable()
export class JournalWaker {
  private readonly log = new Logger(JournalWaker.name);
  private readonly readers = new Set<WaitingReader>();
  /** Position up to which readers were woken; null before the first notification. */
  private seen: string | null = null;
  private newest: string | null = null;
  private isPolling = false;

  constructor(
    private readonly database: DataSource,
    listener: PostgresListener,
  ) {
    listener.subscribe(
      channels.projectionProgress,
      (payload) => {
        const { name, position } = JSON.parse(payload) as ProjectionProgress;
        if (name === JOURNAL) this.onProgress(position);
      },
      () => {
        this.seen = null;
        this.wakeAll();
      },
    );
  }

  /** Starts before the first read, so that no event in between is missed. */
  watch({ isUnrestricted, clientIds, customerIds }: ListScope): Watch & { end(): void } {
    const clients = new Set(clientIds);
    const customers = new Set(customerIds);
    let hasNewEvents = false;
    let endWait: () => void = () => undefined;
    const reader: WaitingReader = {
      isForOwner: ({ clientId, customerId }) =>
        clients.has(clientId) || (isUnrestricted ? customerId > 0 : customers.has(customerId)),
      wake: () => {
        hasNewEvents = true;
        endWait();
      },
    };
    this.readers.add(reader);
    return {
      next: async (maxMs, signal) => {
        if (!hasNewEvents && !signal.aborted)
          await new Promise<void>((resolve) => {
            const timer = setTimeout(() => {
              endWait();
            }, maxMs);
            endWait = () => {
              clearTimeout(timer);
              signal.removeEventListener('abort', endWait);
              resolve();
            };
            signal.addEventListener('abort', endWait);
          });
        const isWoken = hasNewEvents && !signal.aborted;
        hasNewEvents = false;
        return isWoken;
      },
      end: () => this.readers.delete(reader),
    };
  }

  private onProgress(position: string): void {
    this.newest = position;
    if (this.readers.size === 0) this.seen = position;
    else if (!this.isPolling) void this.pollWhileEventsArrive();
  }

  private async pollWhileEventsArrive(): Promise<void> {
    this.isPolling = true;
    while (this.newest !== null && this.newest !== this.seen) {
      await this.wakeOwners(this.newest);
      await pause(POLL_INTERVAL_MS, undefined, { ref: false });
    }
    this.isPolling = false;
  }

  private async wakeOwners(to: string): Promise<void> {
    const from = this.seen;
    this.seen = to;
    // After a database crash the projection may resume from an earlier position.
    if (from === null || from > to) {
      this.wakeAll();
      return;
    }
    try {
      const owners = await this.database.query<Owner[]>(
        `select distinct client_id as "clientId", customer_id as "customerId" from public_event
         where position > $1 and position <= $2`,
        [from, to],
      );
      for (const { isForOwner, wake } of this.readers) if (owners.some(isForOwner)) wake();
    } catch (error) {
      this.log.warn(`New public events could not be read: ${String(error)}`);
      this.wakeAll();
    }
  }

  private wakeAll(): void {
    for (const { wake } of this.readers) wake();
  }
}
