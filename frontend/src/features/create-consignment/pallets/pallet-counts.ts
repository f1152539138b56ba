import { PALLET_ITEM_TYPE } from '@contracts/rules/consignment';
import { numberOf } from '@contracts/rules/typed-number';
import { createConsignmentTexts } from '@contracts/texts/create-consignment';

import type { ItemTypeChoice } from '../../../shared/goods/goods.api';
import type { ItemRow } from '../../../shared/goods/item-row.types';

/** Whose pallets they are, as typed; empty means none (CON-124 to CON-130). */
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

const countOf = (typed: string) => (typed.trim() === '' ? 0 : numberOf(typed));

/** As numbers; NaN where something else was typed. */
export const countsOf = ({ loscam, chep, other }: PalletCounts): Record<PalletOwner, number> => ({
  loscam: countOf(loscam),
  chep: countOf(chep),
  other: countOf(other),
});

/** How many pallets the items add up to. */
export const palletsAmong = (items: readonly ItemRow[], types: readonly ItemTypeChoice[]): number =>
  items
    .filter(({ itemTypeId }) =>
      types.some(({ id, type }) => id === itemTypeId && type === PALLET_ITEM_TYPE),
    )
    .reduce((sum, { quantity }) => sum + (numberOf(quantity) || 0), 0);

/** CON-128: a transfer by the carrier knows no other pallets. */
export const withTransfer = (
  pallets: PalletCounts,
  transferType: PalletCounts['transferType'],
): PalletCounts => ({
  ...pallets,
  transferType,
  ...(transferType === 'CARRIER' && { other: '' }),
});

/** What is wrong with the counts for so many pallets; undefined while nobody has counted any. */
export function palletMessage(pallets: PalletCounts, total: number): string | undefined {
  const counts = Object.values(countsOf(pallets));
  const sum = counts.reduce((all, count) => all + count, 0);
  const isCount = counts.every((count) => Number.isInteger(count) && count >= 0);
  if (!isCount || (sum > 0 && sum !== total)) return createConsignmentTexts.palletTotalsDiffer;
  return undefined;
}

/** CON-71: what a carrier that asks for it is told has to be the whole number of pallets. */
export const isCounted = (pallets: PalletCounts, total: number): boolean =>
  Object.values(countsOf(pallets)).reduce((all, count) => all + count, 0) === total;
