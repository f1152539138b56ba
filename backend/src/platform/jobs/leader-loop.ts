import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { ClientBase } from 'pg';

import { closeSession, openSession } from '@event-store/postgres/responsive-session.js';

const RETRY_MS = 1000;
/** Longest pause of work that keeps failing, so that one error is not logged each second. */
const MAX_RETRY_MS = 10_000;

export interface LeaderLoopOptions {
  readonly databaseUrl: string;
  /** For logs. */
  readonly name: string;
  /** Number of the advisory lock that makes it exclusive. */
  readonly lock: number;
}

/** Work on one database session; ends on abort. */
export type LeaderWork = (client: ClientBase, signal: AbortSignal) => Promise<void>;

/** Repeats work with a pause until aborted. */
export async function everySeconds(
  seconds: number,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await work();
    await wait(seconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Runs work in one process at a time: the holder of the lock. The lock belongs to the session that the work writes
 * with, so a process that has lost it cannot write; another takes over.
 */
export class LeaderLoop {
  private readonly log: Logger;
  private readonly stopping = new AbortController();
  private loop: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: LeaderLoopOptions,
    private readonly work: LeaderWork,
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
    let pauseMs = RETRY_MS;
    while (!this.stopping.signal.aborted) {
      const startedAt = performance.now();
      try {
        await this.workOnce();
        pauseMs = RETRY_MS;
      } catch (error) {
        this.log.error(error);
        if (performance.now() - startedAt > MAX_RETRY_MS) pauseMs = RETRY_MS;
      }
      await this.pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, MAX_RETRY_MS);
    }
  }

  private async workOnce(): Promise<void> {
    const client = await openSession(this.options.databaseUrl);
    const lost = new AbortController();
    client.on('end', () => {
      lost.abort();
    });
    try {
      const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
      if (await this.tryLock(client, signal)) await this.work(client, signal);
    } finally {
      await closeSession(client);
    }
  }

  private async tryLock(client: ClientBase, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      if (signal.aborted) return false;
      const { rows } = await client.query<{ isMine: boolean }>(
        'select pg_try_advisory_lock($1) as "isMine"',
        [this.options.lock],
      );
      if (rows[0]?.isMine === true) return true;
      await this.pause(RETRY_MS);
    }
  }

  private async pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
