import type { ConsignmentNoteDocument, GoodsLine } from '../documents/consignment-note.document.js';
import { drawBars, barcodeText } from './barcode.js';
import { rule, write } from './box.js';
import { sheetsOf } from './sheets-of.js';
import { drawFacts, drawParty, drawSignatureLines } from './parties.js';
import type { DrawPage, Pdf } from './pdf.js';
import { drawRow, type Column } from './table.js';

/** A4 portrait in points. */
const PAGE = { width: 595.28, height: 841.89 };
const EDGE = 36;
const FRAME = { x: EDGE, width: PAGE.width - 2 * EDGE, rowHeight: 18 };
const HALF = FRAME.width / 2 - 6;
const TABLE_TOP = 280;
const LINES_PER_PAGE = 18;
const REMARKS_TOP = TABLE_TOP + (LINES_PER_PAGE + 2) * FRAME.rowHeight;

const columns: readonly Column<GoodsLine>[] = [
  { title: 'Items', cell: ({ quantity }) => quantity, share: 0.07, isNumber: true },
  { title: 'Goods', cell: ({ goods }) => goods, share: 0.27 },
  { title: 'Size per piece', cell: ({ size }) => size, share: 0.22 },
  {
    title: 'Weight per piece',
    cell: ({ pieceWeight }) => pieceWeight,
    share: 0.13,
    isNumber: true,
  },
  { title: 'Weight', cell: ({ weight }) => weight, share: 0.13, isNumber: true },
  { title: 'Volume', cell: ({ volume }) => volume, share: 0.12, isNumber: true },
  { title: 'DG', cell: ({ dangerousGoods }) => dangerousGoods, share: 0.06, isNumber: true },
];

/** Note of one consignment, with room for three signatures. */
export const consignmentNotePages = (note: ConsignmentNoteDocument): DrawPage[] =>
  sheetsOf(note.lines, LINES_PER_PAGE).map(({ lines, isLast, caption }) => (pdf: Pdf) => {
    drawHeader(pdf, note, caption);
    drawRow(pdf, columns, { ...FRAME, y: TABLE_TOP, isBold: true }, ({ title }) => title);
    rule(pdf, { ...FRAME, y: TABLE_TOP + FRAME.rowHeight - 3 });
    const drawLine = (line: GoodsLine, row: number, isBold = false) => {
      const y = TABLE_TOP + (row + 1) * FRAME.rowHeight;
      drawRow(pdf, columns, { ...FRAME, y, isBold }, ({ cell }) => cell(line));
    };
    for (const [row, line] of lines.entries()) drawLine(line, row);
    if (!isLast) return;
    rule(pdf, { ...FRAME, y: TABLE_TOP + (lines.length + 1) * FRAME.rowHeight - 3 });
    drawLine(note.totals, lines.length, true);
    drawFooter(pdf, note);
  });

function drawHeader(pdf: Pdf, note: ConsignmentNoteDocument, caption: string): void {
  const left = { x: EDGE, width: HALF };
  const right = { x: EDGE + FRAME.width - HALF, width: HALF };
  write(pdf, 'Consignment note', { ...left, y: EDGE, height: 14 }, { size: 10 });
  write(pdf, note.carrier, { ...left, y: EDGE + 14, height: 20 }, { size: 16, isBold: true });
  write(pdf, note.connoteNumber, { ...left, y: EDGE + 36, height: 24 }, { size: 20, isBold: true });
  const captionStyle = { size: 8, align: 'right' } as const;
  write(pdf, caption, { ...right, y: EDGE - 12, height: 10 }, captionStyle);
  drawBars(pdf, note.connoteNumber, { ...right, y: EDGE, height: 46 });
  const below = { ...right, y: EDGE + 48, height: 12 };
  write(pdf, barcodeText(note.connoteNumber), below, { size: 9, align: 'center' });
  drawFacts(pdf, note.facts, { ...FRAME, y: EDGE + 66 }, 2);
  const boxes = { y: 186, width: HALF, height: 82 };
  drawParty(pdf, 'FROM', note.sender, { ...boxes, x: left.x });
  drawParty(pdf, 'TO', note.receiver, { ...boxes, x: right.x });
}

function drawFooter(pdf: Pdf, { remarks }: ConsignmentNoteDocument): void {
  for (const [index, [name, text]] of remarks.entries()) {
    const y = REMARKS_TOP + 6 + index * 16;
    write(pdf, name, { x: EDGE, y, width: 96, height: 12 }, { size: 9 });
    const box = { x: EDGE + 100, y, width: FRAME.width - 100, height: name === LAST ? 34 : 14 };
    write(pdf, text, box, { size: 10, isBold: true });
  }
  drawSignatureLines(pdf, ['Sender, date', 'Driver, date', 'Receiver, date'], {
    ...FRAME,
    y: PAGE.height - 46,
  });
  const terms = { x: EDGE, y: PAGE.height - 28, width: FRAME.width, height: 10 };
  write(pdf, TERMS, terms, { size: 7 });
}

/** May be long, since nothing follows it. */
const LAST = 'Instructions';
const TERMS =
  "Carried subject to the carrier's conditions of carriage. Signing for receipt means the items above arrived in apparent good order.";
