import { BASELINE_DROP, paperFonts } from './pdf-fonts.js';
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

const MIN_FONT_SIZE = 5;

/** Writes text into a box: smaller if it does not fit, with an ellipsis if even that is too large. */
export function write(pdf: Pdf, text: string, box: Box, style: TextStyle): void {
  const drawn = printable(text);
  if (style.isInverted) pdf.rect(box.x, box.y, box.width, box.height).fill('black');
  pdf
    .font(style.isBold ? paperFonts.bold : paperFonts.regular)
    .fillColor(style.isInverted ? 'white' : 'black');
  const { size, isOneLine, width } = fitting(pdf, drawn, box, style.size);
  pdf.fontSize(size);
  const { align = 'left' } = style;
  const y = box.y - size * BASELINE_DROP + (style.isInverted ? 1.5 : 0);
  // line breaking takes most of the time, and most text is one line
  if (isOneLine)
    pdf.text(drawn, box.x + (box.width - width) * indents[align], y, { lineBreak: false });
  else pdf.text(drawn, box.x, y, { width: box.width, height: box.height, align, ellipsis: true });
  pdf.fillColor('black');
}

/** Share of the remaining room before the text. */
const indents = { left: 0, center: 0.5, right: 1 } as const;

/**
 * Largest size at which no word is cut and all lines fit. Widths are proportional to the size: one measurement is
 * enough.
 */
function fitting(pdf: Pdf, text: string, { width, height }: Box, preferredSize: number) {
  pdf.fontSize(1);
  const whole = pdf.widthOfString(text);
  const lineHeight = pdf.currentLineHeight(true);
  const at = (size: number) => ({ size, isOneLine: whole * size <= width, width: whole * size });
  if (whole * preferredSize <= width && lineHeight * preferredSize <= height)
    return at(preferredSize);

  const longestWord = Math.max(...text.split(' ').map((word) => pdf.widthOfString(word)));
  for (let size = preferredSize; size > MIN_FONT_SIZE; size -= 0.5) {
    if (longestWord * size > width) continue;
    pdf.fontSize(size);
    const needed = whole * size <= width ? lineHeight * size : pdf.heightOfString(text, { width });
    if (needed <= height) return at(size);
  }
  return at(MIN_FONT_SIZE);
}

/** A thin line across the page. */
export function rule(pdf: Pdf, { x, y, width }: Omit<Box, 'height'>): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .stroke('black');
}
