import { isSubRisk } from '@contracts/rules/sub-risk.js';
import { measureMessage, validateMeasures } from '@contracts/rules/measures.js';
import { itemTexts as texts } from '@contracts/texts/spec/items.js';
import type { DangerousGoodView } from '@contracts/views/item.view.js';

import type { FieldError } from '../../platform/invalid-request.js';
import type { ItemTemplate } from '../records/item-template.entity.js';

/** SETTINGS-35: validates a custom item by the rules of the consignment form. */
export function templateErrors(
  template: Omit<ItemTemplate, 'id' | 'clientId' | 'version'>,
  { isFixedSize }: { readonly isFixedSize: boolean },
): FieldError[] {
  const measures = validateMeasures(template, { isTailgateRequired: false, isFixedSize });
  const lineWeight = template.weight * template.quantity;
  return [
    ...measures.map((error) => ({ path: error.measure, message: measureMessage(error) })),
    ...template.dangerousGoods.flatMap((good, index) => {
      const message = dangerousGoodError(good, lineWeight);
      return message ? [{ path: `dangerousGoods.${index}`, message }] : [];
    }),
  ];
}

function dangerousGoodError(good: DangerousGoodView, lineWeight: number): string | null {
  const required = [good.unNumber.shippingName, good.unNumber.hazardClass, good.commonName];
  if (required.includes('') || good.subRisk === '' || good.weight <= 0)
    return texts.dangerousGoodsIncomplete;
  if (!isSubRisk(good.subRisk)) return texts.subRisk;
  if (good.typeOfPackaging === '') return texts.packagingGroup;
  return good.weight > lineWeight ? texts.dangerousGoodsTooHeavy : null;
}
