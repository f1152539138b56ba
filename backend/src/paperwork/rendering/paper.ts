import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';

import { PDFDocument } from '@cantoo/pdf-lib';

import { type DrawPage, type PdfFormat, renderPdf } from './pdf.js';

/** A page that we draw, or a document of a carrier's that is printed as it came. */
export type PaperPart = DrawPage | Buffer;

/** Renders a document; what we draw alone is a stream. */
export function renderPaper(format: PdfFormat, parts: readonly PaperPart[]): Readable {
  const own = parts.filter(isDrawn);
  return own.length === parts.length
    ? renderPdf(format, own)
    : Readable.from(joined(format, parts));
}

const isDrawn = (part: PaperPart): part is DrawPage => !Buffer.isBuffer(part);

/** In memory: pages of other documents are copied. */
async function* joined(format: PdfFormat, parts: readonly PaperPart[]): AsyncGenerator<Buffer> {
  const target = await PDFDocument.create();
  target.setTitle(format.title);
  for (const part of inRuns(parts)) {
    const bytes = Buffer.isBuffer(part) ? part : await buffer(renderPdf(format, part));
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const pages = await target.copyPages(source, source.getPageIndices());
    for (const page of pages) target.addPage(page);
  }
  yield Buffer.from(await target.save());
}

/** Pages of ours that follow each other are drawn as one document. */
function inRuns(parts: readonly PaperPart[]): (Buffer | DrawPage[])[] {
  const runs: (Buffer | DrawPage[])[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (Buffer.isBuffer(part)) runs.push(part);
    else if (Array.isArray(last)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}
