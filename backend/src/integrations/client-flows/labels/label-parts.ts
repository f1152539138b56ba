import type { PrintableConsignment } from './label-file.repository.js';

/** Pieces whose labels are in one PDF, unless one consignment has more: some seconds to draw, and a few megabytes. */
const MAX_PIECES = 500;
/** Consignments with more pieces are printed by a user. */
const MAX_PIECES_OF_CONSIGNMENT = 1_000;
/** PDFs of one file: enough for the 20,000 orders a file may have, if each has one piece. */
const MAX_PARTS = 40;

/** Divides consignments into PDFs. Those beyond the limits are left out. */
export function toLabelParts(consignments: readonly PrintableConsignment[]): number[][] {
  const parts: number[][] = [];
  let pieces = Infinity;
  for (const consignment of consignments) {
    if (consignment.pieces > MAX_PIECES_OF_CONSIGNMENT) continue;
    pieces += consignment.pieces;
    if (pieces > MAX_PIECES) {
      if (parts.length === MAX_PARTS) break;
      parts.push([]);
      pieces = consignment.pieces;
    }
    parts.at(-1)?.push(consignment.id);
  }
  return parts;
}

/** Name of a PDF of labels; the file's number makes it unique in its folder. */
export const labelFileName = (file: { readonly id: number; readonly name: string }, part: number) =>
  `${file.name}.${file.id}.labels${part === 1 ? '' : `-${part}`}.pdf`;
