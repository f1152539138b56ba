import fs from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';

import './canvas-globals.js';

import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.filename).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(fs.readFileSync(wasm)).buffer } });

export interface PaperPage {
  /** Everything written on the page, in the order it was drawn. */
  readonly text: string;
  /** Width and height in points. */
  readonly size: readonly [number, number];
  /** What a scanner reads, at 200 dots an inch, as a thermal printer has. */
  scan(): Promise<{ text: string; format: string }[]>;
}

/** Reads a PDF as its user would: with the eyes, and with a scanner. */
export async function readPdf(pdf: Readable): Promise<PaperPage[]> {
  const data = new Uint8Array(await buffer(pdf));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))));
}

async function readPage(page: PDFPageProxy): Promise<PaperPage> {
  const { items } = await page.getTextContent();
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    size: [Math.round(width), Math.round(height)],
    scan: () => scan(page),
  };
}

async function scan(page: PDFPageProxy): Promise<{ text: string; format: string }[]> {
  const viewport = page.getViewport({ scale: 200 / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  const found = await readBarcodes(picture as unknown as ImageData, { formats: ['Code128'] });
  return found.map(({ text, format }) => ({ text, format }));
}
