import { Readable } from 'node:stream';

import { mapInSlices } from '../map-in-slices.js';
import { startsLikeFormula } from './formula-text.js';

/** A CSV cell: quoted if necessary, and never a formula. */
function csvCell(value: string): string {
  const withoutFormula = startsLikeFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(withoutFormula)
    ? `"${withoutFormula.replaceAll('"', '""')}"`
    : withoutFormula;
}

/** CSV file of these lines, starting with the heading. */
export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(csvCell).join()}\r\n`).join('');

/** CSV file of many rows; yields to other requests in between. */
export async function writeCsvInSlices<Row>(
  heading: readonly string[],
  rows: readonly Row[],
  toLine: (row: Row) => readonly string[],
): Promise<string> {
  const lines = await mapInSlices(rows, (row) => writeCsv([toLine(row)]));
  return writeCsv([heading]) + lines.join('');
}

/** CSV file streamed page by page, with back-pressure for slow readers. */
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
