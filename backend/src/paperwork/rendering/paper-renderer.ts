import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import { ThreadPool } from '../../platform/threads/thread-pool.js';
import { formats, pageCountOf, pagesOf } from './paper.js';
import { renderPdf } from './pdf.js';
import type { PdfBatch, RenderingTask } from './render-paper.worker.js';

/** Documents up to this size are drawn immediately: starting a thread takes longer than drawing them. */
const MAX_INLINE_PAGES = 8;
const THREADS = Math.min(2, availableParallelism());
const MAX_WAITING_PER_USER = 20;
const MAX_WAITING = 500;
const MAX_HEAP_MEGABYTES = 256;

/** Limits of drawing in threads. */
@Injectable()
export class RenderingLimits {
  /**
   * Seconds to draw a document, and to download it from the start of its turn: a stalled reader holds up others for no
   * longer than this. The 10,000 labels that one request may have take about half of it.
   */
  readonly maxSeconds: number = 120;
}

/**
 * Draws documents: short ones immediately, long and joined ones in a thread, so that other requests are not delayed.
 */
@Injectable()
export class PaperRenderer implements OnModuleDestroy {
  private readonly queue = new FairQueue({
    running: THREADS,
    runningPerKey: 1,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_WAITING_PER_USER,
  });
  private readonly pool: ThreadPool<RenderingTask, PdfBatch>;

  constructor(private readonly limits: RenderingLimits) {
    this.pool = new ThreadPool({
      worker: path.join(import.meta.dirname, 'render-paper.worker'),
      threads: THREADS,
      maxHeapMegabytes: MAX_HEAP_MEGABYTES,
      maxSeconds: limits.maxSeconds,
    });
  }

  /** The document as a stream; users take turns. @throws TooManyRequests, TooBusy */
  async render(task: RenderingTask, userId: number): Promise<Readable> {
    const { title, paper, isTest = false } = task;
    if (paper.kind !== 'JOINED_LABELS' && pageCountOf(paper) <= MAX_INLINE_PAGES)
      return renderPdf({ title, isTest, ...formats[paper.kind] }, pagesOf(paper));
    const leave = await this.queue.enter(String(userId));
    const pdf = Readable.from(this.bytesOf(task), { objectMode: false });
    const { maxSeconds } = this.limits;
    const deadline = setTimeout(() => {
      pdf.destroy(new Error(`${title} could not be downloaded within ${maxSeconds} s`));
    }, maxSeconds * 1000);
    return pdf.once('close', () => {
      clearTimeout(deadline);
      leave();
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.destroy();
  }

  private async *bytesOf(task: RenderingTask): AsyncGenerator<Uint8Array> {
    for await (const { bytes } of this.pool.run(task)) yield bytes;
  }
}
