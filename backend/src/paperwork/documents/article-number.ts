import type { ConsignmentRecord } from '../../consignments/index.js';
import { printedItemNumber } from '../../prefix-ranges/index.js';
import { isSscc } from './logistic-unit.js';

const ITEM_DIGITS = 5;

/** Which piece of how many, counted from 1. */
export interface PieceCount {
  readonly item: number;
  readonly items: number;
}

/**
 * What the barcode of one piece says: the number drawn for it from the prefix's item range; without one, its
 * connote, then which piece of the consignment it is. A single piece whose connote is an SSCC is that logistic
 * unit itself (docs/freight-conventions.md, Connote formats).
 */
export const articleNumber = (
  { connote, itemNumbers }: Pick<ConsignmentRecord, 'connote' | 'itemNumbers'>,
  piece: PieceCount,
): string =>
  (itemNumbers && printedItemNumber(itemNumbers, piece.item)) ??
  counted(connote?.connoteNumber ?? '', piece);

const counted = (connoteNumber: string, { item, items }: PieceCount): string =>
  items === 1 && isSscc(connoteNumber)
    ? connoteNumber
    : `${connoteNumber}${String(item).padStart(ITEM_DIGITS, '0')}`;
