import { isSubRisk } from '@contracts/rules/dangerous-goods.js';
import { measureMessage } from '@contracts/rules/measure-messages.js';
import { measureFaults } from '@contracts/rules/measures.js';
import { itemTexts as texts } from '@contracts/texts/items.js';
import type { DangerousGoodView } from '@contracts/views/item.view.js';

import type { WrongField } from '../../platform/invalid-request.js';
import type { ItemTemplate } from '../records/item-template.entity.js';

/** SETTINGS-35: what is wrong with a custom item, by the rules of the consignment form. */
export function templateFaults(
  template: Omit<ItemTemplate, 'id' | 'clientId'>,
  { isFixedSize }: { readonly isFixedSize: boolean },
): WrongField[] {
  const measures = measureFaults(template, { isTailgateRequired: false, isFixedSize });
  const lineWeight = template.weight * template.quantity;
  return [
    ...measures.map((fault) => ({ path: fault.measure, message: measureMessage(fault) })),
    ...template.dangerousGoods.flatMap((good, index) => {
      const message = goodFault(good, lineWeight);
      return message ? [{ path: `dangerousGoods.${index}`, message }] : [];
    }),
  ];
}

function goodFault(good: DangerousGoodView, lineWeight: number): string | null {
  const needed = [good.unNumber.shippingName, good.unNumber.hazardClass, good.commonName];
  if (needed.includes('') || good.subRisk === '' || good.weight <= 0)
    return texts.dangerousGoodsIncomplete;
  if (!isSubRisk(good.subRisk)) return texts.subRisk;
  if (good.typeOfPackaging === '') return texts.packagingGroup;
  return good.weight > lineWeight ? texts.dangerousGoodsTooHeavy : null;
}
