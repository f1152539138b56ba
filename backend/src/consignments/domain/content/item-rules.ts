import type { ItemData } from '@contracts/events/consignment.events.js';
import { measureMessage } from '@contracts/rules/measure-messages.js';
import { measureFaults } from '@contracts/rules/measures.js';
import { itemTexts } from '@contracts/texts/items.js';

import type { Fault } from '../consignment.errors.js';
import { dangerousGoodsFaults } from './dangerous-goods-rules.js';

export interface ItemCircumstances {
  readonly isTailgateRequired: boolean;
  /** Item types whose sizes come from their template: those are taken as they are (CON-107, GAP-28). */
  readonly fixedSizeItemTypeIds: ReadonlySet<number>;
}

/** Everything wrong with one line of goods (CON-98 to CON-107, CON-114 to CON-118). */
export function itemFaults(
  item: ItemData,
  { isTailgateRequired, fixedSizeItemTypeIds }: ItemCircumstances,
  path: string,
): Fault[] {
  const isFixedSize = fixedSizeItemTypeIds.has(item.itemTypeId);
  const measures = measureFaults(item, { isTailgateRequired, isFixedSize });
  return [
    ...measures.map((fault) => ({
      path: `${path}.${fault.measure}`,
      message: measureMessage(fault),
    })),
    ...nameFaults(item, path),
    ...dangerousGoodsFaults(item, path),
  ];
}

function nameFaults({ itemTemplateId, name }: ItemData, path: string): Fault[] {
  const isNamed = itemTemplateId === null || name !== null;
  return isNamed ? [] : [{ path: `${path}.name`, message: itemTexts.name }];
}
