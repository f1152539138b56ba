import fs from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';

import './canvas-globals.js';

import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.filename).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(fs.readFileSync(wasm)).buffer } });

export interface PaperPage {
  /** All text on the page, in drawing order. */
  readonly text: string;
  /** The text in pieces with positions, in points from the top left corner. */
  readonly words: readonly { text: string; x: number; right: number; y: number }[];
  /** Width and height in points. */
  readonly size: readonly [number, number];
  /** Scans barcodes at 200 dpi, as a thermal printer prints; optionally only the page below a position. */
  scan(part?: { readonly below: number }): Promise<Scanned[]>;
}

interface Scanned {
  readonly text: string;
  readonly format: string;
}

/** Reads the text and the barcodes of a PDF. */
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
    words: items.flatMap((item) => ('str' in item ? placed(item, height) : [])),
    size: [Math.round(width), Math.round(height)],
    scan: ({ below } = { below: 0 }) => scan(page, below),
  };
}

function placed({ str: text, transform, width }: TextItem, pageHeight: number) {
  const [, , , , x = 0, y = 0] = transform as number[];
  return [{ text, x, right: x + width, y: pageHeight - y }];
}

async function scan(page: PDFPageProxy, below: number): Promise<Scanned[]> {
  const viewport = page.getViewport({ scale: 200 / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
  const top = Math.round(canvas.height * below);
  const picture = context.getImageData(0, top, canvas.width, canvas.height - top);
  const found = await readBarcodes(picture as unknown as ImageData, {
    formats: ['Code128', 'DataMatrix'],
  });
  return found
    .map(({ text, format }) => ({ text, format }))
    .sort((a, b) => a.format.localeCompare(b.format));
}
