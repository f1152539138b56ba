import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';

import { readTable, readTableStart } from './read-table.js';
import type { TableFormat, TableLine } from './table-format.js';
import { UnreadableFile, type FileFault } from './unreadable-file.js';

/** A file to read in its own thread: its rows, or its first lines unchanged. */
export interface ReadingTask {
  readonly path: string;
  readonly wanted: { readonly format: TableFormat<string> } | { readonly firstLines: number };
  /** Each message to it requests the next batch. */
  readonly port: MessagePort;
}

/** Response to a request for the next rows. */
export interface TableBatch {
  readonly lines: readonly TableLine[];
  readonly isLast: boolean;
  /** Reason the file cannot be read further. */
  readonly refusal?: { readonly fault: FileFault; readonly detail: string | number };
}

const MAX_BATCH_ROWS = 250;
const MAX_BATCH_CHARACTERS = 256 * 1024;

/** Serves requests for the rows of a file, reading one batch ahead. */
export default async function readTableTask({ path, wanted, port }: ReadingTask): Promise<void> {
  const lines =
    'format' in wanted ? readTable(path, wanted.format) : readTableStart(path, wanted.firstLines);
  const requests = on(port, 'message');
  try {
    for await (const batch of batchesOf(lines)) {
      await requests.next();
      port.postMessage(batch);
    }
  } finally {
    port.close();
  }
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
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { fault, detail } = error;
    yield { lines: [], isLast: true, refusal: { fault, detail } };
    return;
  }
  yield { lines, isLast: true };
}
