import pg from 'pg';

import { backoffDelayMs, sleep } from '../retry.js';
import { APPENDED_CHANNEL } from './constants.js';

/**
 * Signals that something was appended, by any process. Signals may be spurious or lost, so followers read after
 * each one and at intervals without one.
 */
export class AppendListener {
  private readonly waiting = new Set<() => void>();
  private signals = 0;
  private client: pg.Client | null = null;
  private listening: Promise<void> | null = null;

  /** `url` is a direct connection: LISTEN does not survive a transaction pooler. */
  constructor(
    private readonly url: string,
    private readonly closing: AbortSignal,
  ) {}

  /** Read before querying, so that a signal during the query is not missed. */
  get signalCount(): number {
    this.listening ??= this.listen();
    return this.signals;
  }

  /** Waits for a signal after the first `seenCount`, at most `maxWaitMs`. */
  async wait(seenCount: number, maxWaitMs: number, signal: AbortSignal): Promise<void> {
    if (this.signals !== seenCount || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, maxWaitMs);
      signal.addEventListener('abort', wake);
      this.waiting.add(wake);
    });
  }

  /** Call after the closing signal has been aborted. */
  async stop(): Promise<void> {
    await this.client?.end();
    await this.listening;
  }

  private async listen(): Promise<void> {
    for (let attempt = 0; !this.closing.aborted; attempt += 1) {
      if (await this.listenOnce()) attempt = 0;
      await sleep(backoffDelayMs(attempt), this.closing);
    }
  }

  /** Listens until the connection is lost; returns whether it was established. */
  private async listenOnce(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    this.client = client;
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined); // followed by 'end'
    client.on('notification', () => {
      this.notifyFollowers();
    });

    try {
      // A client that is ended while connecting only emits 'end'.
      await Promise.race([client.connect(), ended]);
      await client.query(`listen ${APPENDED_CHANNEL}`);
      this.notifyFollowers(); // for events appended before the listener was connected
      await ended;
      return true;
    } catch {
      return false; // retried while the followers poll
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private notifyFollowers(): void {
    this.signals += 1;
    for (const wake of this.waiting) wake();
  }
}
