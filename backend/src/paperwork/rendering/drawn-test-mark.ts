import { degrees, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';

import { TEST_MARK, testMarkStyle } from './test-mark.js';

/** Writes TEST over a page that was drawn by a carrier. */
export function markDrawnAsTest(page: PDFPage, font: PDFFont): void {
  const { share, grey, angle } = testMarkStyle;
  const { width, height } = page.getSize();
  const size = Math.min(width, height) * share;
  const half = font.widthOfTextAtSize(TEST_MARK, size) * Math.SQRT1_2 * 0.5;
  page.drawText(TEST_MARK, {
    ...{ x: width / 2 - half, y: height / 2 - half, size, font },
    ...{ color: rgb(grey, grey, grey), opacity: 0.6, rotate: degrees(angle) },
  });
}
