import fs from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Paper brings its own letters: a printer or a viewer without Helvetica takes wider ones, and cuts a postcode
 * off at the edge. These have Helvetica's widths.
 */
export const paperFonts = { regular: 'Paper', bold: 'Paper Bold' } as const;

/** How much lower than Helvetica's the base line lies, as a share of the size of the letters. */
export const BASE_LINE_DROP = 0.187;

const resolve = createRequire(import.meta.url).resolve;
const fileOf = (weight: 400 | 700): Buffer =>
  fs.readFileSync(resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff`));

const files = { regular: fileOf(400), bold: fileOf(700) };

/** Makes the paper's fonts known to a document, which holds of them what it uses. */
export function registerPaperFonts(pdf: PDFKit.PDFDocument): void {
  pdf.registerFont(paperFonts.regular, files.regular);
  pdf.registerFont(paperFonts.bold, files.bold);
}
