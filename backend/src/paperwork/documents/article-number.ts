import type { ConsignmentDetails } from '../../consignments/index.js';
import { printedItemNumber } from '../../prefix-ranges/index.js';
import { isSscc } from './sscc.js';

const ITEM_DIGITS = 5;

/** Number of a piece and total, counted from 1. */
interface PieceCount {
  readonly item: number;
  readonly items: number;
}

/**
 * Barcode of one piece: its number from the prefix's item range, or else its connote with the number of the piece.
 * A single piece whose connote is an SSCC is that logistic unit (docs/freight-conventions.md, Connote formats).
 */
export const articleNumber = (
  { connote, itemNumbers }: Pick<ConsignmentDetails, 'connote' | 'itemNumbers'>,
  piece: PieceCount,
): string =>
  (itemNumbers && printedItemNumber(itemNumbers, piece.item)) ??
  withPieceNumber(connote?.connoteNumber ?? '', piece);

const withPieceNumber = (connoteNumber: string, { item, items }: PieceCount): string =>
  items === 1 && isSscc(connoteNumber)
    ? connoteNumber
    : `${connoteNumber}${String(item).padStart(ITEM_DIGITS, '0')}`;
