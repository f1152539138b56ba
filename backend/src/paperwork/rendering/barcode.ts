import bwipjs from 'bwip-js/node';

import { isSscc } from '../documents/sscc.js';
import type { Box } from './box.js';
import type { Pdf } from './pdf.js';

/** Quiet zone on either side, in widths of the thinnest bar (ISO/IEC 15417). */
const QUIET_MODULES = 10;

/**
 * Draws a number as vector bars across the whole box, quiet zones included: sharp at any resolution. GS1-128 with
 * its application identifier for an SSCC, Code 128 for any other number.
 */
export function drawBars(pdf: Pdf, text: string, box: Box): void {
  const widths = barWidths(text);
  const modules = widths.reduce((sum, width) => sum + width, 0) + 2 * QUIET_MODULES;
  const module = box.width / modules;
  let x = box.x + QUIET_MODULES * module;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) pdf.rect(x, box.y, width * module, box.height);
    x += width * module;
  }
  pdf.fill('black');
}

/** Draws a number as a Data Matrix that fills the box; readable even with a damaged corner. */
export function drawDataMatrix(pdf: Pdf, text: string, box: Box): void {
  const [symbol] = bwipjs.raw({ bcid: 'datamatrix', text });
  if (!symbol || !('pixs' in symbol)) throw new Error('a Data Matrix must contain squares');
  const { pixs, pixx, pixy } = symbol;
  const module = Math.min(box.width / pixx, box.height / pixy);
  for (const [index, isDark] of pixs.entries()) {
    if (!isDark) continue;
    const row = Math.floor(index / pixx);
    pdf.rect(box.x + (index - row * pixx) * module, box.y + row * module, module, module);
  }
  pdf.fill('black');
}

/** Human-readable number below its bars. */
export const barcodeText = (text: string): string => (isSscc(text) ? `(00) ${text}` : text);

/** Alternating bars and gaps, in widths of the thinnest one. */
function barWidths(text: string): number[] {
  const [symbol] = isSscc(text)
    ? bwipjs.raw({ bcid: 'gs1-128', text: `(00)${text}` })
    : bwipjs.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('a Code 128 symbol must contain bars');
  return symbol.sbs;
}
