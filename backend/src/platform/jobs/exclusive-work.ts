import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import pg from 'pg';

const RETRY_MS = 1000;

export interface ExclusiveWorkOptions {
  readonly databaseUrl: string;
  /** For the log. */
  readonly name: string;
  /** Number of the advisory lock that makes it exclusive. */
  readonly lock: number;
}

/** Work on one session of the database; ends when the signal says so. */
export type Work = (client: pg.Client, signal: AbortSignal) => Promise<void>;

/**
 * Work that one process at a time does, of all that would: whoever holds the lock. The lock belongs to
 * the very session the work writes with, so whoever has lost it can write no more; another takes over.
 */
export class ExclusiveWork {
  private readonly log: Logger;
  private readonly stopping = new AbortController();
  private loop: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: ExclusiveWorkOptions,
    private readonly work: Work,
  ) {
    this.log = new Logger(options.name);
  }

  start(): void {
    this.loop = this.keepWorking();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.loop;
  }

  private async keepWorking(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.workOnce();
      } catch (error) {
        this.log.error(error);
      }
      await this.pause();
    }
  }

  private async workOnce(): Promise<void> {
    const client = new pg.Client({ connectionString: this.options.databaseUrl, keepAlive: true });
    const lost = new AbortController();
    client.on('error', () => {
      lost.abort();
    });
    client.on('end', () => {
      lost.abort();
    });
    await client.connect();
    try {
      const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
      if (await this.takesLock(client, signal)) await this.work(client, signal);
    } finally {
      await client.end();
    }
  }

  private async takesLock(client: pg.Client, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      if (signal.aborted) return false;
      const { rows } = await client.query<{ isMine: boolean }>(
        'select pg_try_advisory_lock($1) as "isMine"',
        [this.options.lock],
      );
      if (rows[0]?.isMine === true) return true;
      await this.pause();
    }
  }

  private async pause(): Promise<void> {
    await wait(RETRY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
