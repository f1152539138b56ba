import type { MessagePort } from 'node:worker_threads';

import { serveRequests } from '../../threads/serve-requests.js';
import type { ThreadBatch } from '../../threads/thread-pool.js';
import { readTable, readTableStart } from './read-table.js';
import type { TableFormat, TableLine } from './table-format.js';
import { UnreadableFile } from './unreadable-file.js';

/** A file to read in its own thread: its rows, or its first lines unchanged. */
export interface ReadingTask {
  readonly path: string;
  readonly extent: { readonly format: TableFormat<string> } | { readonly firstLines: number };
}

/** Response to a request for the next rows. */
export interface TableBatch extends ThreadBatch {
  readonly lines: readonly TableLine[];
  /** Reason the file cannot be read further. */
  readonly rejection?: Pick<UnreadableFile, 'error' | 'details'>;
}

const MAX_BATCH_ROWS = 250;
const MAX_BATCH_CHARACTERS = 256 * 1024;

/** Serves requests for the rows of a file. */
export default async function readTableTask({
  path,
  extent,
  port,
}: ReadingTask & { port: MessagePort }): Promise<void> {
  const lines =
    'format' in extent ? readTable(path, extent.format) : readTableStart(path, extent.firstLines);
  await serveRequests(port, batchesOf(lines));
}

async function* batchesOf(table: AsyncIterable<TableLine>): AsyncGenerator<TableBatch> {
  let lines: TableLine[] = [];
  let characters = 0;
  try {
    for await (const line of table) {
      lines.push(line);
      characters += line.cells.reduce((sum, cell) => sum + cell.length, 0);
      if (lines.length < MAX_BATCH_ROWS && characters < MAX_BATCH_CHARACTERS) continue;
      yield { lines, isLast: false };
      lines = [];
      characters = 0;
    }
  } catch (thrown) {
    if (!(thrown instanceof UnreadableFile)) throw thrown;
    const { error, details } = thrown;
    yield { lines: [], isLast: true, rejection: { error, details } };
    return;
  }
  yield { lines, isLast: true };
}
