import { buffer } from 'node:stream/consumers';

import { PDFDocument } from '@cantoo/pdf-lib';

import type { JoinedLabels } from './paper.js';
import { labelPage } from './label.page.js';
import { renderPdf } from './pdf.js';

/** Copies files of carriers and drawn labels into one document. @throws for a file that is no PDF */
export async function joinLabels(title: string, { parts }: JoinedLabels): Promise<Buffer> {
  const target = await PDFDocument.create();
  target.setTitle(title);
  for (const part of parts) {
    const bytes =
      part instanceof Uint8Array
        ? part
        : await buffer(renderPdf({ title, size: 'A6' }, part.map(labelPage)));
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const pages = await target.copyPages(source, source.getPageIndices());
    for (const page of pages) target.addPage(page);
  }
  return Buffer.from(await target.save());
}
