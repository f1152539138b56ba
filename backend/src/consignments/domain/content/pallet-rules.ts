import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import { PALLET_ITEM_TYPE } from '@contracts/rules/consignment.js';
import { createConsignmentTexts } from '@contracts/texts/create-consignment.js';

import type { Fault } from '../consignment.errors.js';

export interface PalletCircumstances {
  /** The chosen carrier wants to know whose pallets they are. */
  readonly isPalletTypeRequired: boolean;
  /** The client counts its pallets. */
  readonly hasPalletControl: boolean;
}

/** Pallets told apart by owner must be as many as there are pallets (CON-71, CON-130). */
export function palletFaults(
  { items, palletControl }: Pick<ConsignmentContent, 'items' | 'palletControl'>,
  { isPalletTypeRequired, hasPalletControl }: PalletCircumstances,
): Fault[] {
  const pallets = items
    .filter(({ itemTypeName }) => itemTypeName === PALLET_ITEM_TYPE)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const { loscam, chep, other } = palletControl ?? { loscam: 0, chep: 0, other: 0 };
  const counted = loscam + chep + other;
  if (counted === pallets) return [];

  if (isPalletTypeRequired && pallets > 0)
    return [{ path: 'offer.loscamNo', message: createConsignmentTexts.palletsDiffer }];
  if (hasPalletControl && counted > 0)
    return [{ path: 'offer.loscamNo', message: createConsignmentTexts.palletTotalsDiffer }];
  return [];
}
