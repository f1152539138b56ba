import { paperFonts } from './pdf-fonts.js';

/** Text of the mark. */
export const TEST_MARK = 'TEST';

/** Size of its letters relative to the shorter side of the page, a grey that scanners ignore, and its angle. */
export const testMarkStyle = { share: 0.34, grey: 0.86, angle: 45 } as const;

/** Writes TEST across a page at 45 degrees, before anything else is drawn on it. */
export function markAsTest(pdf: PDFKit.PDFDocument): void {
  const { share, grey, angle } = testMarkStyle;
  const { width, height } = pdf.page;
  const size = Math.min(width, height) * share;
  pdf.save();
  pdf.rotate(-angle, { origin: [width / 2, height / 2] });
  pdf
    .font(paperFonts.bold)
    .fontSize(size)
    .fillColor([grey * 255, grey * 255, grey * 255]);
  const from = (width - pdf.widthOfString(TEST_MARK)) / 2;
  pdf.text(TEST_MARK, from, height / 2 - size / 2, { lineBreak: false });
  pdf.restore();
  pdf.fillColor('black');
}
