import type {
  DangerousGoodsDocument,
  DangerousGoodsLine,
} from '../documents/dangerous-goods.document.js';
import { rule, write } from './box.js';
import { sheetsOf } from './sheets-of.js';
import { drawFacts, drawParty, drawSignatureLines } from './parties.js';
import type { DrawPage, Pdf } from './pdf.js';
import { drawRow, type Column } from './table.js';

/** A4 landscape in points. */
const PAGE = { width: 841.89, height: 595.28 };
const EDGE = 36;
const FRAME = { x: EDGE, width: PAGE.width - 2 * EDGE, rowHeight: 24 };
const TABLE_TOP = 218;
const LINES_PER_PAGE = 10;

/** In the order of ADG Part 11. */
const columns: readonly Column<DangerousGoodsLine>[] = [
  { title: 'UN number', cell: ({ unNumber }) => unNumber, share: 0.08 },
  { title: 'Proper shipping name', cell: ({ shippingName }) => shippingName, share: 0.3 },
  { title: 'Class or division', cell: ({ hazardClass }) => hazardClass, share: 0.1 },
  { title: 'Subsidiary risk', cell: ({ subRisk }) => subRisk, share: 0.1 },
  { title: 'Packing group', cell: ({ packingGroup }) => packingGroup, share: 0.09 },
  { title: 'Packages', cell: ({ packages }) => packages, share: 0.13 },
  { title: 'Number', cell: ({ packageCount }) => packageCount, share: 0.07, isNumber: true },
  {
    title: 'Aggregate quantity',
    cell: ({ aggregateQuantity }) => aggregateQuantity,
    share: 0.13,
    isNumber: true,
  },
];

/** Declaration of one consignment, signed on its last page. */
export const dangerousGoodsPages = (declaration: DangerousGoodsDocument): DrawPage[] =>
  sheetsOf(declaration.lines, LINES_PER_PAGE).map(({ lines, isLast, caption }) => (pdf: Pdf) => {
    drawHeader(pdf, declaration, caption);
    drawRow(pdf, columns, { ...FRAME, y: TABLE_TOP, isBold: true }, ({ title }) => title);
    rule(pdf, { ...FRAME, y: TABLE_TOP + FRAME.rowHeight - 8 });
    for (const [row, line] of lines.entries()) {
      const y = TABLE_TOP + (row + 1) * FRAME.rowHeight - 4;
      drawRow(pdf, columns, { ...FRAME, y }, ({ cell }) => cell(line));
    }
    if (isLast) drawFooter(pdf, declaration);
  });

function drawHeader(pdf: Pdf, declaration: DangerousGoodsDocument, caption: string): void {
  const { title, connoteNumber, facts, consignor, consignee } = declaration;
  write(pdf, title, { x: EDGE, y: EDGE, width: 560, height: 22 }, { size: 18, isBold: true });
  const corner = { x: PAGE.width - EDGE - 120, y: EDGE + 4, width: 120, height: 14 };
  write(pdf, caption, corner, { size: 9, align: 'right' });
  const connote = ['Connote', connoteNumber] as const;
  drawFacts(pdf, [connote, ...facts], { ...FRAME, y: EDGE + 32 }, 4);
  const box = { y: EDGE + 60, width: FRAME.width / 2 - 6, height: 100 };
  drawParty(pdf, 'CONSIGNOR (emergency contact)', consignor, { ...box, x: EDGE });
  const right = EDGE + FRAME.width - box.width;
  drawParty(pdf, 'CONSIGNEE', consignee, { ...box, x: right });
}

function drawFooter(pdf: Pdf, { statement }: DangerousGoodsDocument): void {
  const box = { x: EDGE, y: PAGE.height - EDGE - 72, width: FRAME.width, height: 26 };
  write(pdf, statement, box, { size: 9 });
  drawSignatureLines(pdf, ["Consignor's name", 'Signature', 'Date'], {
    ...FRAME,
    y: PAGE.height - EDGE - 14,
  });
}
