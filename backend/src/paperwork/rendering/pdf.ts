import { setImmediate as otherWork } from 'node:timers/promises';
import type { Readable } from 'node:stream';

import PDFDocument from 'pdfkit';

import { registerPaperFonts } from './pdf-fonts.js';
import { markAsTest } from './test-mark.js';

export type Pdf = PDFKit.PDFDocument;

/** Draws one page, which has already been added. */
export type DrawPage = (pdf: Pdf) => void;

export interface PdfFormat {
  readonly title: string;
  readonly size: 'A4' | 'A6';
  readonly layout?: 'portrait' | 'landscape';
  /** True for a test environment: each page is marked. */
  readonly isTest?: boolean;
}

/** Renders a PDF as a stream: many pages neither fill the memory nor block other requests. */
export function renderPdf(
  { title, size, layout = 'portrait', isTest = false }: PdfFormat,
  pages: Iterable<DrawPage>,
): Readable {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size,
    layout,
    margin: 0,
    info: { Title: title },
  });
  registerPaperFonts(pdf);
  if (isTest)
    pdf.on('pageAdded', () => {
      markAsTest(pdf);
    });
  drawAll(pdf, pages).catch((error: unknown) => {
    pdf.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return pdf;
}

async function drawAll(pdf: Pdf, pages: Iterable<DrawPage>): Promise<void> {
  for (const draw of pages) {
    pdf.addPage();
    draw(pdf);
    await otherWork();
    if (pdf.destroyed) return;
  }
  pdf.end();
}
