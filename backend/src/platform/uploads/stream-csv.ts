import { Readable } from 'node:stream';

import { writeCsv } from './write-csv.js';

/** A CSV file whose pages are written as they are asked for; whoever reads slowly makes nothing pile up. */
export function streamCsv(
  heading: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): Readable {
  return Readable.from(chunks(heading, pages), { objectMode: false });
}

async function* chunks(
  heading: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(writeCsv([heading]));
  for await (const page of pages) yield Buffer.from(writeCsv(page));
}
