import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

import { Piscina } from 'piscina';

/** Part of a task's output. */
export interface ThreadBatch {
  readonly isLast: boolean;
}

export interface ThreadPoolOptions {
  /** Full path of the worker's file without its extension. */
  readonly worker: string;
  /** Concurrent tasks; each may take a core and `maxHeapMegabytes`. */
  readonly threads: number;
  readonly maxHeapMegabytes: number;
  /** Per task; time spent by the consumer of its batches does not count. */
  readonly maxSeconds: number;
}

/** A task that exceeds its time. */
export class ThreadTimeout extends Error {}

const IDLE_MS = 60_000;
/** Tests run the sources; everything else runs the build. */
const TYPESCRIPT = '../../../../tools/typescript.cjs';

/**
 * Runs tasks in threads alongside the one that serves requests (ADR 21). A task's output is requested batch by batch;
 * threads start with the first task and end after a minute without any.
 */
export class ThreadPool<Task extends object, Batch extends ThreadBatch> {
  private pool: Piscina<Task & { port: MessagePort }, void> | undefined;

  constructor(private readonly options: ThreadPoolOptions) {}

  /**
   * Batches of one task, up to the last one. Leaving the loop early ends the thread.
   * @throws ThreadTimeout, the task's own error, and `ERR_WORKER_OUT_OF_MEMORY`
   */
  async *run(task: Task): AsyncGenerator<Batch> {
    this.pool ??= createPool(this.options);
    const { port1, port2 } = new MessageChannel();
    const end = new AbortController();
    const running = this.pool.run(
      { ...task, port: port2 },
      { transferList: [port2], signal: end.signal },
    );
    try {
      yield* takeBatches<Batch>(port1, running, this.options.maxSeconds * 1000);
      await running;
    } finally {
      // Ends the thread unless it has already exited.
      end.abort();
      port1.close();
    }
  }

  async destroy(): Promise<void> {
    await this.pool?.destroy();
  }
}

async function* takeBatches<Batch extends ThreadBatch>(
  port: MessagePort,
  running: Promise<void>,
  maxMs: number,
): AsyncGenerator<Batch> {
  const failure = running.then(() => new Promise<never>(() => undefined));
  failure.catch(() => undefined);
  let remainingMs = maxMs;
  for (;;) {
    const requestedAt = performance.now();
    port.postMessage('next');
    const batch = await Promise.race([nextBatch<Batch>(port, remainingMs), failure]);
    remainingMs = Math.max(0, remainingMs - (performance.now() - requestedAt));
    yield batch;
    if (batch.isLast) return;
  }
}

async function nextBatch<Batch>(port: MessagePort, ms: number): Promise<Batch> {
  try {
    const signal = AbortSignal.timeout(Math.ceil(ms));
    const [batch] = (await once(port, 'message', { signal })) as [Batch];
    return batch;
  } catch {
    throw new ThreadTimeout();
  }
}

function createPool<Task extends object>({
  worker,
  threads,
  maxHeapMegabytes,
}: ThreadPoolOptions): Piscina<Task & { port: MessagePort }, void> {
  const extension = path.extname(import.meta.filename);
  const typescript = path.join(import.meta.dirname, TYPESCRIPT);
  const pool = new Piscina<Task & { port: MessagePort }, void>({
    filename: `${worker}${extension}`,
    execArgv: extension === '.ts' ? ['--require', typescript] : [],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  const log = new Logger('Threads');
  pool.on('error', (error: unknown) => {
    log.error(error);
  });
  return pool;
}
