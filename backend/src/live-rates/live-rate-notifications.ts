import { Injectable } from '@nestjs/common';

import { channels } from '@contracts/realtime/messages.js';

import { PostgresListener } from '../platform/database/postgres-listener.js';

/** Poll interval while notifications are not being received. */
const POLL_INTERVAL_MS = 250;

/** Waits for the notifications of one name. */
export interface Watch {
  /** Resolves on a notification, on abort, or after `maxMs`. */
  next(maxMs: number, signal?: AbortSignal): Promise<void>;
  end(): void;
}

/** Wakes the callers in this process that wait for a response, whichever process stored it. */
@Injectable()
export class LiveRateNotifications {
  private readonly watchers = new Map<string, Set<() => void>>();

  constructor(private readonly listener: PostgresListener) {
    listener.subscribe(
      channels.liveRates,
      (name) => {
        this.watchers.get(name)?.forEach((wake) => {
          wake();
        });
      },
      () => {
        for (const callbacks of this.watchers.values()) for (const wake of callbacks) wake();
      },
    );
  }

  /** Call before the first read, so that no notification in between is missed. */
  watch(name: string): Watch {
    let isNotified = false;
    let endWait: () => void = () => undefined;
    const wake = () => {
      isNotified = true;
      endWait();
    };
    const callbacks = this.watchers.get(name) ?? new Set();
    this.watchers.set(name, callbacks.add(wake));
    return {
      next: async (maxMs, signal) => {
        const waitMs = this.listener.isListening ? maxMs : Math.min(maxMs, POLL_INTERVAL_MS);
        if (!isNotified && !signal?.aborted && waitMs > 0)
          await new Promise<void>((resolve) => {
            const timer = setTimeout(() => {
              endWait();
            }, waitMs);
            endWait = () => {
              clearTimeout(timer);
              signal?.removeEventListener('abort', endWait);
              resolve();
            };
            signal?.addEventListener('abort', endWait);
          });
        isNotified = false;
      },
      end: () => {
        callbacks.delete(wake);
        if (callbacks.size === 0 && this.watchers.get(name) === callbacks)
          this.watchers.delete(name);
      },
    };
  }
}
