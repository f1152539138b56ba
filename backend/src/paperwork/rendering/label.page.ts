import { formatLocality, nonBlank } from '../documents/address-block.js';
import type { LabelDocument } from '../documents/label.document.js';
import { drawBars, drawDataMatrix, barcodeText } from './barcode.js';
import { rule, write, type Box } from './box.js';
import type { DrawPage, Pdf } from './pdf.js';

/** A6 portrait in points, and the margin of a label printer. */
const PAGE = { width: 297.64, height: 419.53 };
const EDGE = 12;
const WIDTH = PAGE.width - 2 * EDGE;

const row = (y: number, height: number): Box => ({ x: EDGE, y, width: WIDTH, height });
const left = (y: number, height: number, share = 0.5): Box => ({
  x: EDGE,
  y,
  width: WIDTH * share - 4,
  height,
});
const right = (y: number, height: number, share = 0.5): Box => ({
  x: EDGE + WIDTH * (1 - share),
  y,
  width: WIDTH * share,
  height,
});

/** Draws one item label: receiver and barcode large, details for the driver in between. */
export function labelPage(label: LabelDocument): DrawPage {
  return (pdf) => {
    drawHeader(pdf, label);
    drawReceiver(pdf, label);
    drawGoods(pdf, label);
    drawMarks(pdf, label);
    drawBarcode(pdf, label);
    drawSender(pdf, label);
  };
}

function drawHeader(pdf: Pdf, label: LabelDocument): void {
  write(pdf, label.carrier, left(12, 16, 0.62), { size: 13, isBold: true });
  write(pdf, label.service, right(12, 16, 0.38), { size: 11, isBold: true, align: 'right' });
  write(pdf, `Connote ${label.connoteNumber}`, left(31, 12, 0.62), { size: 10 });
  write(pdf, `Dispatch ${label.dispatchDate}`, right(31, 12, 0.38), { size: 9, align: 'right' });
  rule(pdf, row(46, 0));
}

function drawReceiver(pdf: Pdf, { receiver }: LabelDocument): void {
  write(pdf, 'TO', row(50, 8), { size: 7 });
  write(pdf, receiver.company, row(59, 22), { size: 16, isBold: true });
  write(pdf, receiver.contact, row(82, 12), { size: 9 });
  write(pdf, receiver.streets.join(', '), row(95, 26), { size: 11 });
  write(pdf, receiver.suburb, left(124, 26, 0.58), { size: 18, isBold: true });
  write(pdf, nonBlank([receiver.state, receiver.postcode]).join(' '), right(122, 30, 0.42), {
    size: 24,
    isBold: true,
    align: 'right',
  });
  rule(pdf, row(154, 0));
}

function drawGoods(pdf: Pdf, label: LabelDocument): void {
  const count = `Item ${label.item} of ${label.items}`;
  write(pdf, count, left(158, 20), { size: 15, isBold: true });
  write(pdf, `${label.pieceWeight}  ${label.pieceVolume}`, right(158, 14), {
    size: 11,
    isBold: true,
    align: 'right',
  });
  write(pdf, label.isExtra ? `${label.goods} (extra label)` : label.goods, left(180, 12), {
    size: 9,
  });
  write(pdf, `Consignment ${label.consignmentWeight}`, right(180, 12), { size: 9, align: 'right' });
  if (label.reference) write(pdf, `Ref ${label.reference}`, row(193, 11), { size: 9 });
}

function drawMarks(pdf: Pdf, label: LabelDocument): void {
  if (label.isAuthorityToLeave)
    write(pdf, 'AUTHORITY TO LEAVE', left(207, 14), {
      size: 11,
      isBold: true,
      align: 'center',
      isInverted: true,
    });
  if (label.dangerousGoods)
    write(pdf, `DG ${label.dangerousGoods}`, right(207, 14), {
      size: 11,
      isBold: true,
      align: 'center',
      isInverted: true,
    });
  write(pdf, label.specialInstructions, row(225, 34), { size: 9 });
  rule(pdf, row(262, 0));
}

function drawBarcode(pdf: Pdf, { barcode }: LabelDocument): void {
  drawBars(pdf, barcode, row(270, 88));
  write(pdf, barcodeText(barcode), row(361, 12), { size: 10, align: 'center' });
}

/** The number is repeated beside the sender, in case the bars are torn. */
function drawSender(pdf: Pdf, { sender, barcode }: LabelDocument): void {
  rule(pdf, row(377, 0));
  const lines = nonBlank([
    sender.company,
    sender.contact,
    ...sender.streets,
    formatLocality(sender),
  ]);
  write(pdf, `FROM ${lines.join(', ')}`, left(381, 28, 0.85), { size: 8 });
  drawDataMatrix(pdf, barcode, { x: EDGE + WIDTH - 34, y: 381, width: 32, height: 32 });
}
