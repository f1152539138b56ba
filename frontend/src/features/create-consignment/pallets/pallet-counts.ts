import { PALLET_ITEM_TYPE } from '@contracts/rules/consignment';
import { parseNumber } from '@contracts/rules/parse-number';
import { appTexts } from '@contracts/texts/app/common';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';

import type { ItemTypeChoice } from '../../../shared/goods/goods.api';
import type { ItemRow } from '../../../shared/goods/item-row.types';

/** Pallet counts by owner, as entered; empty means none (CON-124 to CON-130). */
export interface PalletCounts {
  readonly transferType: 'CARRIER' | 'RECEIVER';
  readonly loscam: string;
  readonly chep: string;
  readonly other: string;
}

export type PalletOwner = 'loscam' | 'chep' | 'other';

export const noPallets: PalletCounts = {
  transferType: 'RECEIVER',
  loscam: '',
  chep: '',
  other: '',
};

const countOf = (typed: string) => (typed.trim() === '' ? 0 : parseNumber(typed));

/** Parses the counts; NaN for invalid input. */
export const countsOf = ({ loscam, chep, other }: PalletCounts): Record<PalletOwner, number> => ({
  loscam: countOf(loscam),
  chep: countOf(chep),
  other: countOf(other),
});

/** Total number of pallets of the items. */
export const palletsAmong = (items: readonly ItemRow[], types: readonly ItemTypeChoice[]): number =>
  items
    .filter(({ itemTypeId, itemTypeName }) => {
      const itemType = types.find(({ id }) => id === itemTypeId);
      return (itemType?.type ?? itemTypeName) === PALLET_ITEM_TYPE;
    })
    .reduce((sum, { quantity }) => sum + (parseNumber(quantity) || 0), 0);

/** CON-128: a carrier transfer has no other pallets. */
export const withTransfer = (
  pallets: PalletCounts,
  transferType: PalletCounts['transferType'],
): PalletCounts => ({
  ...pallets,
  transferType,
  ...(transferType === 'CARRIER' && { other: '' }),
});

/** Validates the counts against the number of pallets; undefined while none are entered. */
export function palletMessage(pallets: PalletCounts, total: number): string | undefined {
  const counts = Object.values(countsOf(pallets));
  const sum = counts.reduce((all, count) => all + count, 0);
  const isCount = counts.every((count) => Number.isInteger(count) && count >= 0);
  if (!isCount) return appTexts.palletCountInvalid;
  if (sum > 0 && sum !== total) return createConsignmentTexts.palletTotalsDiffer;
  return undefined;
}

/** CON-71: whether every pallet is counted, as some carriers require. */
export const isComplete = (pallets: PalletCounts, total: number): boolean =>
  Object.values(countsOf(pallets)).reduce((all, count) => all + count, 0) === total;
