import { formatLocality, nonBlank, type AddressBlock } from '../documents/address-block.js';
import { write, type Box } from './box.js';
import type { Pdf } from './pdf.js';

/** Draws an address in a frame, titled with its role. */
export function drawParty(pdf: Pdf, role: string, address: AddressBlock, box: Box): void {
  pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.75).stroke('black');
  const line = (y: number, height: number): Box => ({
    x: box.x + 6,
    y: box.y + y,
    width: box.width - 12,
    height,
  });
  const below = [...address.streets, formatLocality(address)].join(', ');
  write(pdf, role, line(4, 8), { size: 7 });
  write(pdf, address.company, line(14, 15), { size: 12, isBold: true });
  write(pdf, below, line(31, box.height - 50), { size: 10 });
  write(pdf, nonBlank([address.contact]).join(''), line(box.height - 17, 12), { size: 9 });
}

/** Draws names and values side by side, in rows. */
export function drawFacts(
  pdf: Pdf,
  facts: readonly (readonly [string, string])[],
  frame: { readonly x: number; readonly y: number; readonly width: number },
  perRow: number,
): void {
  const share = frame.width / perRow;
  for (const [index, [name, value]] of facts.entries()) {
    const x = frame.x + (index % perRow) * share;
    const y = frame.y + Math.floor(index / perRow) * 20;
    write(pdf, name, { x, y: y + 2, width: 52, height: 12 }, { size: 8 });
    write(pdf, value, { x: x + 54, y, width: share - 60, height: 17 }, { size: 10, isBold: true });
  }
}

/** Draws signature lines side by side. */
export function drawSignatureLines(
  pdf: Pdf,
  signatories: readonly string[],
  frame: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const share = frame.width / signatories.length;
  for (const [index, name] of signatories.entries()) {
    const x = frame.x + index * share;
    pdf
      .moveTo(x, frame.y)
      .lineTo(x + share - 16, frame.y)
      .lineWidth(0.75)
      .stroke('black');
    write(pdf, name, { x, y: frame.y + 3, width: share - 16, height: 12 }, { size: 8 });
  }
}
