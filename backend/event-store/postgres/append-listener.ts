import pg from 'pg';

import { backOffMs, pause } from '../back-off.js';
import { APPENDED_CHANNEL } from './constants.js';

/**
 * Rings when something was appended, by whichever process. It may ring for nothing and it may miss
 * something, so a follower reads after every ring and now and then without one.
 */
export class AppendListener {
  private readonly waiting = new Set<() => void>();
  private rings = 0;
  private client: pg.Client | null = null;
  private listening: Promise<void> | null = null;

  /** `url` leads to the server itself: LISTEN does not survive a transaction pooler. */
  constructor(
    private readonly url: string,
    private readonly closing: AbortSignal,
  ) {}

  /** To be taken before a read, so that a ring during the read is not slept through. */
  get heard(): number {
    this.listening ??= this.listen();
    return this.rings;
  }

  /** Waits for a ring after `heard`, for `longestMs` at most. */
  async wait(heard: number, longestMs: number, signal: AbortSignal): Promise<void> {
    if (this.rings !== heard || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, longestMs);
      signal.addEventListener('abort', wake);
      this.waiting.add(wake);
    });
  }

  /** To be called after the closing signal. */
  async stop(): Promise<void> {
    await this.client?.end();
    await this.listening;
  }

  private async listen(): Promise<void> {
    for (let attempt = 0; !this.closing.aborted; attempt += 1) {
      if (await this.listenOnce()) attempt = 0;
      await pause(backOffMs(attempt), this.closing);
    }
  }

  /** Listens until the connection is lost; answers whether there was one. */
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
      this.ring();
    });

    try {
      // A client that is ended while it connects never says so: only its 'end' does.
      await Promise.race([client.connect(), ended]);
      await client.query(`listen ${APPENDED_CHANNEL}`);
      this.ring(); // what was appended while nobody listened
      await ended;
      return true;
    } catch {
      return false; // tried again, while the followers poll
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private ring(): void {
    this.rings += 1;
    for (const wake of this.waiting) wake();
  }
}
