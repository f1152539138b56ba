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
  /** Without blanks around them; empty if the line ends early or the file has no such column. */
  readonly values: Readonly<Record<Column, string>>;
}

const IDLE_MS = 60_000;

/** Limits of reading files. */
@Injectable()
export class ReadingLimits {
  /** Files at once; each may take a core and `maxHeapMegabytes`. */
  readonly threads: number = Math.min(4, Math.max(2, availableParallelism()));
  readonly maxHeapMegabytes: number = 256;
  /** Of one file. */
  readonly maxSeconds: number = 20;
  /** Of one customer, beside those being read. */
  readonly maxWaitingFiles: number = 50;
}

/**
 * Reads uploaded files in threads beside the one that answers requests, so that no file ends or holds up the process:
 * a thread has limits of memory and time, and ends alone (ADR 21).
 */
@Injectable()
export class TableReader implements OnModuleDestroy {
  private readonly queue: FairQueue;
  private pool: Piscina<ReadingTask, void> | undefined;

  constructor(private readonly limits: ReadingLimits) {
    const { threads, maxWaitingFiles } = limits;
    this.queue = new FairQueue({
      running: threads,
      // One is left for the others.
      runningPerKey: Math.max(1, threads - 1),
      waiting: Infinity,
      waitingPerKey: maxWaitingFiles,
    });
  }

  /**
   * Reads a file row by row: CSV or TSV in UTF-8, UTF-16 or Windows-1252, or an Excel workbook. Customers take turns.
   * @throws InvalidRequest for a file that is not a table, lacks a column, or holds more than it may; TooManyRequests
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
   * The first lines of a table as they stand, the heading first; none of an XML or JSON document.
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
      // Ends the thread unless it came to an end by itself.
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
    // The time of those who take the rows is not the file's.
    msLeft = Math.max(0, msLeft - (performance.now() - askedAt));
    if (refusal) throw new UnreadableFile(refusal.fault, refusal.detail);
    yield* lines;
    if (isLast) return;
  }
}

/** @throws UnreadableFile when it does not come in time */
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

/** Tests run the sources; everything else runs what was built from them. */
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
