import type { Pdf } from './pdf.js';
import { printable } from './printable-text.js';

/** A rectangle on the page, in points from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right' | 'center';
  /** White on black instead of black on white. */
  readonly isInverted?: boolean;
}

const SMALLEST = 5;

/** Writes text into a box: smaller where it would not fit, with an ellipsis where even that is too large. */
export function write(pdf: Pdf, text: string, box: Box, style: TextStyle): void {
  const drawn = printable(text);
  if (style.isInverted) pdf.rect(box.x, box.y, box.width, box.height).fill('black');
  pdf
    .font(style.isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fillColor(style.isInverted ? 'white' : 'black');
  pdf.fontSize(fittingSize(pdf, drawn, box, style.size));
  pdf.text(drawn, box.x, box.y + (style.isInverted ? 1.5 : 0), {
    width: box.width,
    height: box.height,
    align: style.align ?? 'left',
    ellipsis: true,
    lineBreak: true,
  });
  pdf.fillColor('black');
}

function fittingSize(pdf: Pdf, text: string, { width, height }: Box, wanted: number): number {
  for (let size = wanted; size > SMALLEST; size -= 0.5) {
    pdf.fontSize(size);
    const longestWord = Math.max(...text.split(' ').map((word) => pdf.widthOfString(word)));
    if (longestWord <= width && pdf.heightOfString(text, { width }) <= height) return size;
  }
  return SMALLEST;
}

/** A thin line across the page. */
export function rule(pdf: Pdf, { x, y, width }: Omit<Box, 'height'>): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .stroke('black');
}
