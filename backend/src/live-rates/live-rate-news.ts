import { Injectable } from '@nestjs/common';

import { channels } from '@contracts/realtime/messages.js';

import { PostgresListener } from '../platform/database/postgres-listener.js';

/** Poll interval while notifications are not being received. */
const UNNOTIFIED_MS = 250;

/** Waits for the notifications of one name. */
export interface Watch {
  /** Resolves on a notification, on abort, or after `maxMs`. */
  next(maxMs: number, signal?: AbortSignal): Promise<void>;
  end(): void;
}

/** Wakes the callers in this process that wait for an answer, whichever process stored it. */
@Injectable()
export class LiveRateNews {
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
        for (const wakes of this.watchers.values()) for (const wake of wakes) wake();
      },
    );
  }

  /** Call before the first read, so that no notification in between is missed. */
  watch(name: string): Watch {
    let hasNews = false;
    let ring: () => void = () => undefined;
    const wake = () => {
      hasNews = true;
      ring();
    };
    const wakes = this.watchers.get(name) ?? new Set();
    this.watchers.set(name, wakes.add(wake));
    return {
      next: async (maxMs, signal) => {
        const waitMs = this.listener.isListening ? maxMs : Math.min(maxMs, UNNOTIFIED_MS);
        if (!hasNews && !signal?.aborted && waitMs > 0)
          await new Promise<void>((resolve) => {
            const timer = setTimeout(() => {
              ring();
            }, waitMs);
            ring = () => {
              clearTimeout(timer);
              signal?.removeEventListener('abort', ring);
              resolve();
            };
            signal?.addEventListener('abort', ring);
          });
        hasNews = false;
      },
      end: () => {
        wakes.delete(wake);
        if (wakes.size === 0 && this.watchers.get(name) === wakes) this.watchers.delete(name);
      },
    };
  }
}
