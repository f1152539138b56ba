const ITEM_DIGITS = 5;

/**
 * What the barcode of one item says: its connote, then which item of the consignment it is, counted from 1
 * (docs/freight-conventions.md, Connote formats).
 */
export const articleNumber = (connoteNumber: string, item: number): string =>
  `${connoteNumber}${String(item).padStart(ITEM_DIGITS, '0')}`;
