import { degrees, type PDFPage, rgb, type PDFFont } from '@cantoo/pdf-lib';

import { paperFonts } from './pdf-fonts.js';

const MARK = 'TEST';

/** Points of the letters, as a share of the page's shorter side. */
const SHARE = 0.34;
/** Light enough for a scanner to read bars on it. */
const GREY = 0.86;
const ANGLE = 45;

/** Writes TEST across a page at 45 degrees, before anything else is drawn on it. */
export function markAsTest(pdf: PDFKit.PDFDocument): void {
  const { width, height } = pdf.page;
  const size = Math.min(width, height) * SHARE;
  pdf.save();
  pdf.rotate(-ANGLE, { origin: [width / 2, height / 2] });
  pdf
    .font(paperFonts.bold)
    .fontSize(size)
    .fillColor([GREY * 255, GREY * 255, GREY * 255]);
  const from = (width - pdf.widthOfString(MARK)) / 2;
  pdf.text(MARK, from, height / 2 - size / 2, { lineBreak: false });
  pdf.restore();
  pdf.fillColor('black');
}

/** Writes TEST over a page that was drawn by a carrier. */
export function markDrawnAsTest(page: PDFPage, font: PDFFont): void {
  const { width, height } = page.getSize();
  const size = Math.min(width, height) * SHARE;
  const half = font.widthOfTextAtSize(MARK, size) * Math.SQRT1_2 * 0.5;
  page.drawText(MARK, {
    ...{ x: width / 2 - half, y: height / 2 - half, size, font },
    ...{ color: rgb(GREY, GREY, GREY), opacity: 0.6, rotate: degrees(ANGLE) },
  });
}
