import type { FreightLine, FreightSummaryDocument } from '../documents/freight-summary.document.js';
import { formatLocality, nonBlank } from '../documents/address-block.js';
import type {
  ManifestLine,
  ManifestSummaryDocument,
} from '../documents/manifest-summary.document.js';
import { rule, write } from './box.js';
import type { DrawPage, Pdf } from './pdf.js';
import { drawRow, type Column } from './table.js';

/** A4 landscape in points. */
const PAGE = { width: 841.89, height: 595.28 };
const EDGE = 36;
const FRAME = { x: EDGE, width: PAGE.width - 2 * EDGE, rowHeight: 16 };
const TABLE_TOP = 130;
const LINES_PER_PAGE = 22;

interface ManifestPaper<Line> {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly lines: readonly Line[];
  readonly totals: Line;
}

const summaryColumns: readonly Column<ManifestLine>[] = [
  { title: 'Connote', cell: ({ connote }) => connote, share: 0.16 },
  { title: 'Receiver', cell: ({ receiver }) => receiver, share: 0.22 },
  { title: 'Suburb', cell: (line) => line.locality, share: 0.2 },
  { title: 'Reference', cell: ({ reference }) => reference, share: 0.16 },
  { title: 'Items', cell: ({ items }) => items, share: 0.06, isNumber: true },
  { title: 'Weight', cell: ({ weight }) => weight, share: 0.08, isNumber: true },
  { title: 'Volume', cell: ({ volume }) => volume, share: 0.08, isNumber: true },
  { title: 'DG', cell: ({ mark }) => mark, share: 0.04, isNumber: true },
];

const freightColumns: readonly Column<FreightLine>[] = [
  { title: 'Connote', cell: ({ connote }) => connote, share: 0.14 },
  { title: 'Receiver', cell: ({ receiver }) => receiver, share: 0.18 },
  { title: 'Suburb', cell: (line) => line.locality, share: 0.16 },
  { title: 'ETA', cell: ({ eta }) => eta, share: 0.09 },
  { title: 'Chargeable', cell: ({ chargeable }) => chargeable, share: 0.08, isNumber: true },
  { title: 'Freight', cell: ({ freight }) => freight, share: 0.07, isNumber: true },
  { title: 'Fees', cell: ({ fees }) => fees, share: 0.07, isNumber: true },
  { title: 'Fuel', cell: ({ fuel }) => fuel, share: 0.07, isNumber: true },
  { title: 'GST', cell: ({ gst }) => gst, share: 0.06, isNumber: true },
  { title: 'Total', cell: ({ total }) => total, share: 0.08, isNumber: true },
];

/** List signed by the driver, with room for both signatures below the totals. */
export function manifestSummaryPages(document: ManifestSummaryDocument): DrawPage[] {
  const { pickup } = document;
  const from = nonBlank([
    pickup.company,
    ...pickup.streets,
    formatLocality(pickup),
    pickup.contact,
  ]);
  const facts = [...document.facts, ['From', from.join(', ')] as const];
  return paperPages({ ...document, facts }, summaryColumns, drawSignatures);
}

export const freightSummaryPages = (document: FreightSummaryDocument): DrawPage[] =>
  paperPages(document, freightColumns, () => undefined);

function paperPages<Line>(
  paper: ManifestPaper<Line>,
  columns: readonly Column<Line>[],
  drawFooter: (pdf: Pdf) => void,
): DrawPage[] {
  const pages = Math.max(1, Math.ceil(paper.lines.length / LINES_PER_PAGE));
  return Array.from({ length: pages }, (_, page) => (pdf: Pdf) => {
    const lines = paper.lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE);
    drawHeader(pdf, paper, `Page ${page + 1} of ${pages}`);
    drawRow(pdf, columns, { ...FRAME, y: TABLE_TOP, isBold: true }, ({ title }) => title);
    rule(pdf, { ...FRAME, y: TABLE_TOP + FRAME.rowHeight - 3 });
    const drawLine = (line: Line, row: number, isBold = false) => {
      const y = TABLE_TOP + (row + 1) * FRAME.rowHeight;
      drawRow(pdf, columns, { ...FRAME, y, isBold }, ({ cell }) => cell(line));
    };
    for (const [row, line] of lines.entries()) drawLine(line, row);
    if (page < pages - 1) return;
    rule(pdf, { ...FRAME, y: TABLE_TOP + (lines.length + 1) * FRAME.rowHeight - 2 });
    drawLine(paper.totals, lines.length, true);
    drawFooter(pdf);
  });
}

function drawHeader(
  pdf: Pdf,
  { title, facts }: Pick<ManifestPaper<never>, 'title' | 'facts'>,
  page: string,
): void {
  write(pdf, title, { x: EDGE, y: EDGE, width: 500, height: 22 }, { size: 18, isBold: true });
  const corner = { x: PAGE.width - EDGE - 120, y: EDGE + 4, width: 120, height: 14 };
  write(pdf, page, corner, { size: 9, align: 'right' });
  for (const [index, [name, value]] of facts.entries()) {
    const x = EDGE + (index % 3) * (FRAME.width / 3);
    const y = EDGE + 30 + Math.floor(index / 3) * 20;
    write(pdf, name, { x, y, width: 60, height: 12 }, { size: 8 });
    const width =
      index === facts.length - 1 && index % 3 === 0 ? FRAME.width - 70 : FRAME.width / 3 - 70;
    write(pdf, value, { x: x + 60, y, width, height: 16 }, { size: 10, isBold: true });
  }
}

function drawSignatures(pdf: Pdf): void {
  const y = PAGE.height - EDGE - 12;
  for (const [index, label] of ['Sender', 'Driver', 'Date and time'].entries()) {
    const x = EDGE + (index * FRAME.width) / 3;
    rule(pdf, { x, y: y - 4, width: FRAME.width / 3 - 20 });
    write(pdf, label, { x, y, width: 200, height: 12 }, { size: 8 });
  }
}
