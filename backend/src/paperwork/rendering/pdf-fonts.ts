import fs from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Embedded fonts with Helvetica's metrics: a printer or viewer without Helvetica substitutes wider ones, and cuts
 * text off at the edge.
 */
export const paperFonts = { regular: 'Paper', bold: 'Paper Bold' } as const;

/** Offset of the baseline below Helvetica's, relative to the font size. */
export const BASELINE_DROP = 0.187;

const resolve = createRequire(import.meta.url).resolve;
const fileOf = (weight: 400 | 700): Buffer =>
  fs.readFileSync(resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff`));

const files = { regular: fileOf(400), bold: fileOf(700) };

/** Registers the fonts in a document, which embeds the subsets it uses. */
export function registerPaperFonts(pdf: PDFKit.PDFDocument): void {
  pdf.registerFont(paperFonts.regular, files.regular);
  pdf.registerFont(paperFonts.bold, files.bold);
}
