import { Readable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

import { serveRequests } from '../../platform/threads/serve-requests.js';
import type { ThreadBatch } from '../../platform/threads/thread-pool.js';
import { joinLabels } from './join-labels.js';
import { formats, pagesOf, type Paper } from './paper.js';
import { renderPdf } from './pdf.js';

/** A document to draw, in a thread of its own. */
export interface RenderingTask {
  readonly title: string;
  readonly paper: Paper;
  /** True for a test environment. */
  readonly isTest?: boolean;
}

/** Next bytes of a PDF. */
export interface PdfBatch extends ThreadBatch {
  readonly bytes: Uint8Array;
}

const BATCH_BYTES = 256 * 1024;

/** Serves the bytes of a document. */
export default async function renderPaperTask({
  port,
  ...task
}: RenderingTask & { port: MessagePort }): Promise<void> {
  await serveRequests(port, batchesOf(await bytesOf(task)));
}

async function bytesOf({ paper, ...options }: RenderingTask): Promise<Readable> {
  return paper.kind === 'JOINED_LABELS'
    ? Readable.from([await joinLabels(options, paper)], { objectMode: false })
    : renderPdf({ ...options, ...formats[paper.kind] }, pagesOf(paper));
}

async function* batchesOf(pdf: Readable): AsyncGenerator<PdfBatch> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of pdf as AsyncIterable<Buffer>) {
    size += chunk.length;
    chunks.push(chunk);
    if (size < BATCH_BYTES) continue;
    yield { bytes: Buffer.concat(chunks), isLast: false };
    chunks = [];
    size = 0;
  }
  yield { bytes: Buffer.concat(chunks), isLast: true };
}
