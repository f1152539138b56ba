import bwipjs from 'bwip-js/node';

import type { Box } from './box.js';
import type { Pdf } from './pdf.js';

/** Free space on either side that a reader needs, in widths of the thinnest bar (ISO/IEC 15417). */
const QUIET_MODULES = 10;

/** Draws Code 128 as vector bars across the whole box, quiet zones included: sharp at any resolution. */
export function drawCode128(pdf: Pdf, text: string, box: Box): void {
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

/** Bars and gaps in turn, in widths of the thinnest one. */
function barWidths(text: string): number[] {
  const [symbol] = bwipjs.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('a Code 128 symbol has bars');
  return symbol.sbs;
}
