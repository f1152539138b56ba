import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import { EventStoreUnavailable } from '../event-store.errors.js';
import type { AppendResult } from '../event-store.js';
import type { PreparedAppend } from '../hash-chain.js';
import { RETRY_TIMEOUT_MS } from '../retry.js';
import type { AppendOutcome } from './batch-writer.js';

/** Concurrent batches: while one holds the append lock, the next is sent and parsed. */
export const APPEND_CONCURRENCY = 2;

/** A smaller batch does not justify its own commit while another is in progress. */
const MIN_CONCURRENT_BATCH_SIZE = 16;

const MAX_APPENDS = 64;
const MAX_BYTES = 1024 * 1024;

interface PendingAppend {
  readonly append: PreparedAppend;
  readonly arrivedAt: number;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: appends that arrive while one batch is being written form the next one, so that batch size follows
 * the load and one commit serves all waiting callers.
 */
export class AppendBatcher {
  private pending: PendingAppend[] = [];
  private writerCount = 0;
  private lastSize = 0;
  /** Streams with an append in progress: later appends depend on its outcome. */
  private readonly busy = new Set<string>();

  /**
   * @param write retries for at most `timeoutMs`: while the database is unavailable, each batch has already waited for
   * those before it
   */
  constructor(
    private readonly write: (
      batch: readonly PreparedAppend[],
      timeoutMs: number,
    ) => Promise<AppendOutcome[]>,
  ) {}

  append(append: PreparedAppend): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.pending.push({ append, arrivedAt: performance.now(), resolve, reject });
      if (this.canStartBatch()) void this.runWriter();
    });
  }

  /** Resolves when nothing is pending; used at shutdown only. */
  async drain(): Promise<void> {
    while (this.writerCount > 0) await pause(1);
  }

  private canStartBatch(): boolean {
    if (this.writerCount === 0) return this.pending.length > 0;
    return (
      this.writerCount < APPEND_CONCURRENCY && this.pending.length >= MIN_CONCURRENT_BATCH_SIZE
    );
  }

  private async runWriter(): Promise<void> {
    while (this.canStartBatch()) {
      this.writerCount += 1;
      // Callers that just got their results together send their next appends in the same turn.
      if (this.lastSize > 1) await nextTurn();
      const batch = this.takeBatch();
      if (batch.length > 0) await this.flush(batch);
      this.writerCount -= 1;
      if (batch.length === 0) return; // everything pending is for streams of the other batch, which continues
      this.lastSize = batch.length;
    }
  }

  /** In order of arrival, at most one append per stream. */
  private takeBatch(): PendingAppend[] {
    const streams = new Set(this.busy);
    const batch: PendingAppend[] = [];
    const rest: PendingAppend[] = [];
    let bytes = 0;

    for (const pending of this.pending) {
      const { stream, bytes: size } = pending.append;
      const fits = batch.length < MAX_APPENDS && (batch.length === 0 || bytes + size <= MAX_BYTES);
      const isTaken = fits && !streams.has(stream);
      (isTaken ? batch : rest).push(pending);
      streams.add(stream);
      if (isTaken) bytes += size;
    }
    this.pending = rest;
    return batch;
  }

  private async flush(batch: readonly PendingAppend[]): Promise<void> {
    for (const { append } of batch) this.busy.add(append.stream);
    try {
      const oldest = Math.min(...batch.map(({ arrivedAt }) => arrivedAt));
      const leftMs = oldest + RETRY_TIMEOUT_MS - performance.now();
      const outcomes = await this.write(
        batch.map(({ append }) => append),
        Math.max(0, leftMs),
      );
      batch.forEach((pending, index) => {
        settle(pending, outcomes[index]);
      });
    } catch (error) {
      if (batch.length === 1 || error instanceof EventStoreUnavailable)
        for (const { reject } of batch) reject(error);
      // One of them cannot be written: written individually, each gets its own result.
      else for (const pending of batch) await this.flush([pending]);
    } finally {
      for (const { append } of batch) this.busy.delete(append.stream);
    }
  }
}

function settle({ resolve, reject }: PendingAppend, outcome: AppendOutcome | undefined): void {
  if (outcome && !(outcome instanceof Error)) resolve(outcome);
  else reject(outcome);
}
