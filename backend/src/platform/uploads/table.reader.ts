import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import type { IgnoredFieldView } from '@contracts/views/order-file.view.js';

import { FairQueue } from '../limits/limits.interceptor.js';
import { ThreadPool, ThreadTimeout } from '../threads/thread-pool.js';
import { toInvalidRequest } from './file-error-texts.js';
import type { ReadingTask, TableBatch } from './reading/read-table.worker.js';
import type { TableFormat, TableLine } from './reading/table-format.js';
import { UnreadableFile } from './reading/unreadable-file.js';

/** One row of a file below its heading. */
export interface TableRow<Column extends string> {
  /** Name of the sheet; empty for text files. */
  readonly sheet: string;
  /** Line number; the heading is 1. In a document, the number of the record. */
  readonly row: number;
  /** Set in a document, where a record may give several rows with its number. */
  readonly isOfRecord?: true;
  /** Fields of its record that the format does not have, and no earlier record had. */
  readonly ignored?: readonly IgnoredFieldView[];
  /** Trimmed; empty if the line is short or the column is missing. */
  readonly values: Readonly<Record<Column, string>>;
}

/** Limits for reading files. */
@Injectable()
export class ReadingLimits {
  /** Concurrent files; each may use a core and `maxHeapMegabytes`. */
  readonly threads: number = Math.min(4, Math.max(2, availableParallelism()));
  readonly maxHeapMegabytes: number = 256;
  /** Time limit for one file. */
  readonly maxSeconds: number = 20;
  /** Waiting files of one customer. */
  readonly maxWaitingFiles: number = 50;
}

/**
 * Reads uploaded files in worker threads, so that no file can crash or block the process: a thread has memory and time
 * limits, and exceeding one ends only that thread (ADR 21).
 */
@Injectable()
export class TableReader implements OnModuleDestroy {
  private readonly queue: FairQueue;
  private readonly pool: ThreadPool<ReadingTask, TableBatch>;

  constructor(private readonly limits: ReadingLimits) {
    const { threads, maxHeapMegabytes, maxSeconds, maxWaitingFiles } = limits;
    const worker = path.join(import.meta.dirname, 'reading/read-table.worker');
    this.pool = new ThreadPool({ worker, threads, maxHeapMegabytes, maxSeconds });
    this.queue = new FairQueue({
      running: threads,
      // Leaves one for the others.
      runningPerKey: Math.max(1, threads - 1),
      waiting: Infinity,
      waitingPerKey: maxWaitingFiles,
    });
  }

  /**
   * Reads a file row by row: CSV or TSV in UTF-8, UTF-16 or Windows-1252, or an Excel workbook. Customers take turns.
   * @throws InvalidRequest for a file that is not a table, lacks a column, or exceeds a limit; TooManyRequests
   */
  async *read<Column extends string>(
    file: string,
    format: TableFormat<Column>,
    customerId: number | null,
  ): AsyncGenerator<TableRow<Column>> {
    for await (const { cells, ...line } of this.linesOf(file, { format }, customerId))
      yield { ...line, values: toValues(format.columns, cells) };
  }

  /**
   * Returns the first lines of a table unchanged, starting with the heading; none for an XML or JSON document.
   * @throws InvalidRequest for a file that is not a table; TooManyRequests
   */
  async readStart(
    file: string,
    firstLines: number,
    customerId: number | null,
  ): Promise<string[][]> {
    const lines: string[][] = [];
    for await (const { cells } of this.linesOf(file, { firstLines }, customerId))
      lines.push([...cells]);
    return lines;
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.destroy();
  }

  private async *linesOf(
    file: string,
    extent: ReadingTask['extent'],
    customerId: number | null,
  ): AsyncGenerator<TableLine> {
    const release = await this.queue.enter(String(customerId));
    try {
      for await (const { lines, rejection } of this.pool.run({ path: file, extent })) {
        if (rejection) throw new UnreadableFile(rejection.error, ...rejection.details);
        yield* lines;
      }
    } catch (error) {
      const unreadable = toUnreadable(error, this.limits);
      throw unreadable ? toInvalidRequest(unreadable) : error;
    } finally {
      release();
    }
  }
}

function toUnreadable(error: unknown, limits: ReadingLimits): UnreadableFile | undefined {
  if (error instanceof UnreadableFile) return error;
  if (error instanceof ThreadTimeout) return new UnreadableFile('tookTooLong', limits.maxSeconds);
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? new UnreadableFile('tooMuchMemory', limits.maxHeapMegabytes) : undefined;
}

/** One text for each column. */
const toValues = <Column extends string>(columns: readonly Column[], cells: readonly string[]) =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<
    Column,
    string
  >;
