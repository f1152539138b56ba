import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

import { Piscina } from 'piscina';

import { FairQueue } from '../limits/limits.js';
import { toInvalidRequest } from './file-fault-texts.js';
import type { ReadingTask, TableBatch } from './reading/read-table.worker.js';
import type { TableFormat, TableLine } from './reading/table-format.js';
import { UnreadableFile } from './reading/unreadable-file.js';
import { recordOf } from '@contracts/keys-of.js';

/** One row of a file below its heading. */
export interface TableRow<Column extends string> {
  /** Name of the sheet; empty for text files. */
  readonly sheet: string;
  /** Line number; the heading is 1. */
  readonly row: number;
  /** Without blanks around them; empty if the line is short or the column is missing. */
  readonly values: Readonly<Record<Column, string>>;
}

const IDLE_MS = 60_000;

/** Limits of reading files. */
@Injectable()
export class ReadingLimits {
  /** Concurrent files; each may use a core and `maxHeapMegabytes`. */
  readonly threads: number = Math.min(4, Math.max(2, availableParallelism()));
  readonly maxHeapMegabytes: number = 256;
  /** Of one file. */
  readonly maxSeconds: number = 20;
  /** Waiting files of one customer. */
  readonly maxWaitingFiles: number = 50;
}

/**
 * Reads uploaded files in worker threads, so that no file can crash or block the process: a thread has limits of memory
 * and time, and ends alone (ADR 21).
 */
@Injectable()
export class TableReader implements OnModuleDestroy {
  private readonly queue: FairQueue;
  private pool: Piscina<ReadingTask, void> | undefined;

  constructor(private readonly limits: ReadingLimits) {
    const { threads, maxWaitingFiles } = limits;
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
    for await (const { sheet, row, cells } of this.linesOf(file, { format }, customerId))
      yield { sheet, row, values: toValues(format.columns, cells) };
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
    await this.pool?.destroy();
  }

  private async *linesOf(
    file: string,
    wanted: ReadingTask['wanted'],
    customerId: number | null,
  ): AsyncGenerator<TableLine> {
    const release = await this.queue.enter(String(customerId));
    try {
      yield* this.linesOfThread(file, wanted);
    } catch (error) {
      throw error instanceof UnreadableFile ? toInvalidRequest(error) : error;
    } finally {
      release();
    }
  }

  private async *linesOfThread(
    file: string,
    wanted: ReadingTask['wanted'],
  ): AsyncGenerator<TableLine> {
    this.pool ??= createPool(this.limits);
    const { port1, port2 } = new MessageChannel();
    const end = new AbortController();
    const reading = this.pool.run(
      { path: file, wanted, port: port2 },
      { transferList: [port2], signal: end.signal },
    );
    try {
      yield* readBatches(port1, reading, this.limits);
      await reading;
    } finally {
      // Ends the thread unless it has ended by itself.
      end.abort();
      port1.close();
    }
  }
}

async function* readBatches(
  port: MessagePort,
  reading: Promise<void>,
  limits: ReadingLimits,
): AsyncGenerator<TableLine> {
  const failure = reading.then(
    () => new Promise<never>(() => undefined),
    (error: unknown) => {
      throw toUnreadable(error, limits);
    },
  );
  failure.catch(() => undefined);
  let msLeft = limits.maxSeconds * 1000;
  for (;;) {
    const askedAt = performance.now();
    port.postMessage('next');
    const { lines, isLast, refusal } = await Promise.race([
      nextBatch(port, msLeft, limits),
      failure,
    ]);
    // Time spent by the consumer of the rows does not count.
    msLeft = Math.max(0, msLeft - (performance.now() - askedAt));
    if (refusal) throw new UnreadableFile(refusal.fault, refusal.detail);
    yield* lines;
    if (isLast) return;
  }
}

/** @throws UnreadableFile when it does not arrive in time */
async function nextBatch(
  port: MessagePort,
  ms: number,
  limits: ReadingLimits,
): Promise<TableBatch> {
  try {
    const signal = AbortSignal.timeout(Math.ceil(ms));
    const [batch] = (await once(port, 'message', { signal })) as [TableBatch];
    return batch;
  } catch {
    throw new UnreadableFile('tookTooLong', limits.maxSeconds);
  }
}

/** Tests run the sources; everything else runs the build. */
const SOURCE_HOOKS = '../../../../tools/typescript.mjs';

function createPool({ threads, maxHeapMegabytes }: ReadingLimits): Piscina<ReadingTask, void> {
  const extension = path.extname(import.meta.filename);
  const hooks = pathToFileURL(path.join(import.meta.dirname, SOURCE_HOOKS)).href;
  const pool = new Piscina<ReadingTask, void>({
    filename: path.join(import.meta.dirname, `reading/read-table.worker${extension}`),
    execArgv: extension === '.ts' ? ['--import', hooks] : [],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  const log = new Logger('Uploads');
  pool.on('error', (error: unknown) => {
    log.error(error);
  });
  return pool;
}

function toUnreadable(error: unknown, limits: ReadingLimits): unknown {
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? new UnreadableFile('tooMuchMemory', limits.maxHeapMegabytes) : error;
}

const toValues = <Column extends string>(
  columns: readonly Column[],
  cells: readonly string[],
): Record<Column, string> =>
  // One cell for each column.
  recordOf(columns, (_column, index) => cells[index] ?? '');
