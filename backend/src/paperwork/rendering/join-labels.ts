import { buffer } from 'node:stream/consumers';

import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

import { markDrawnAsTest } from './drawn-test-mark.js';
import { labelPage } from './label.page.js';
import type { JoinedLabels } from './paper.js';
import { renderPdf } from './pdf.js';

interface JoinedTitle {
  readonly title: string;
  /** True for a test environment. */
  readonly isTest?: boolean;
}

/** Copies carriers' label files and drawn labels into one document. @throws for a file that is not a PDF */
export async function joinLabels(
  { title, isTest = false }: JoinedTitle,
  { parts }: JoinedLabels,
): Promise<Buffer> {
  const target = await PDFDocument.create();
  target.setTitle(title);
  const font = isTest ? await target.embedFont(StandardFonts.HelveticaBold) : null;
  for (const part of parts) {
    const bytes =
      part instanceof Uint8Array
        ? part
        : await buffer(renderPdf({ title, size: 'A6', isTest }, part.map(labelPage)));
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const pages = await target.copyPages(source, source.getPageIndices());
    for (const page of pages) {
      const added = target.addPage(page);
      if (font && part instanceof Uint8Array) markDrawnAsTest(added, font);
    }
  }
  return Buffer.from(await target.save());
}
