import type { ConsignmentDetails } from '../../consignments/index.js';
import { printedItemNumber } from '../../prefix-ranges/index.js';

const SSCC = /^\d{18}$/;

/**
 * Whether a text is a Serial Shipping Container Code: 18 digits with a check digit, weighted 3 and 1 alternately
 * from the right (GS1; docs/freight-conventions.md, Connote formats).
 */
export function isSscc(text: string): boolean {
  if (!SSCC.test(text)) return false;
  const sum = Array.from(text.slice(0, -1), Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(text.at(-1));
}

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
  counted(connote?.connoteNumber ?? '', piece);

const counted = (connoteNumber: string, { item, items }: PieceCount): string =>
  items === 1 && isSscc(connoteNumber)
    ? connoteNumber
    : `${connoteNumber}${String(item).padStart(ITEM_DIGITS, '0')}`;
