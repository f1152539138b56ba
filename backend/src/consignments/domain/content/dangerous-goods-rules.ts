import type { DangerousGoodData, ItemData } from '@contracts/events/consignment.events.js';
import { isSubRisk } from '@contracts/rules/dangerous-goods.js';
import { itemTexts } from '@contracts/texts/items.js';

import type { Fault } from '../consignment.errors.js';

/** CON-114 to CON-118, for one line of goods. */
export function dangerousGoodsFaults(item: ItemData, itemPath: string): Fault[] {
  return item.dangerousGoods.flatMap((good, index) => {
    const message = firstFault(good, item.weight * item.quantity);
    return message ? [{ path: `${itemPath}.dangerousGoods.${index}`, message }] : [];
  });
}

function firstFault(good: DangerousGoodData, lineWeight: number): string | null {
  if (!isComplete(good)) return itemTexts.dangerousGoodsIncomplete;
  if (!isSubRisk(good.subRisk)) return itemTexts.subRisk;
  if (good.packingGroup === '') return itemTexts.packagingGroup;
  if (good.weight > lineWeight) return itemTexts.dangerousGoodsTooHeavy;
  return null;
}

/** The package description is the project's own addition (GAP-77) and may be left out. */
function isComplete({ unNumber, weight, ...good }: DangerousGoodData): boolean {
  const texts = [good.shippingName, good.hazardClass, good.subRisk, good.commonName];
  return unNumber >= 1 && weight > 0 && texts.every((text) => text !== '');
}
