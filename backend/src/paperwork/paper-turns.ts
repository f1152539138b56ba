import { Injectable } from '@nestjs/common';

import { FairQueue } from '../platform/limits/limits.interceptor.js';
import type { PaperworkFile } from './paperwork-file.js';

/** Consignments that are read without a turn: one statement reads as many. */
const MAX_UNQUEUED = 50;
/** Long documents that are being read, or in memory until they can be drawn. */
const MAX_CONCURRENCY = 4;
const MAX_WAITING = 500;
const MAX_WAITING_PER_USER = 20;

/**
 * Lets users take turns with documents of many consignments, from before they are read until they are drawn: further
 * ones wait without having read anything.
 */
@Injectable()
export class PaperTurns {
  private readonly queue = new FairQueue({
    running: MAX_CONCURRENCY,
    runningPerKey: 1,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_WAITING_PER_USER,
  });

  /** Reads a document of so many consignments. @throws TooManyRequests, TooBusy */
  async read<File extends PaperworkFile | null>(
    userId: number,
    consignments: number,
    read: () => Promise<File>,
  ): Promise<File> {
    if (consignments <= MAX_UNQUEUED) return read();
    const close = once(await this.queue.enter(String(userId)));
    const file = await read().catch((error: unknown) => {
      close();
      throw error;
    });
    if (file) return { ...file, close, open: () => file.open().finally(close) };
    close();
    return file;
  }
}

function once(leave: () => void): () => void {
  let hasLeft = false;
  return () => {
    if (!hasLeft) leave();
    hasLeft = true;
  };
}
