import { cleanText } from '@contracts/rules/clean-text';
import type { Measure } from '@contracts/rules/measures';
import { itemTexts } from '@contracts/texts/spec/items';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { areGoodsValid, toDangerousGood } from '../../../shared/goods/dangerous-good-row';
import { withCustomItem } from '../../../shared/goods/item-choice';
import { newItemRow, validateRow } from '../../../shared/goods/item-row';
import type { ItemRow, ItemRowContext } from '../../../shared/goods/item-row.types';
import { measuresOf, rowTotals } from '../../../shared/goods/row-measures';
import type { CustomItemToSave } from '../client-records.api';

/** Custom item as entered: an item row with a name. */
export interface CustomItemForm {
  readonly name: string;
  readonly row: ItemRow;
}

export type CustomItemErrors = Partial<Record<Measure | 'name' | 'itemType' | 'goods', string>>;

/** Null starts a new one: one Carton without dimensions. */
export function customItemForm(
  item: ItemTemplateView | null,
  { unit, types }: ItemRowContext,
): CustomItemForm {
  const row = newItemRow(types);
  if (!item) return { name: '', row };
  return {
    name: item.name,
    row: { ...withCustomItem(row, item, unit), itemTypeName: item.itemType.type },
  };
}

/** SETTINGS-35: the rules of the consignment form, and a name. */
export function validateCustomItem(
  { name, row }: CustomItemForm,
  context: ItemRowContext,
): CustomItemErrors {
  const lineWeight = rowTotals(row, context.unit).weight;
  return {
    ...validateRow(row, context),
    ...(cleanText(name) === null && { name: itemTexts.name }),
    ...(!areGoodsValid(row.dangerousGoods, lineWeight) && {
      goods: itemTexts.dangerousGoodsIncomplete,
    }),
  };
}

export const customItemToSave = (
  { name, row }: CustomItemForm,
  { unit }: Pick<ItemRowContext, 'unit'>,
  key: Pick<CustomItemToSave, 'id' | 'version' | 'clientId'>,
): CustomItemToSave => ({
  ...key,
  name: cleanText(name) ?? '',
  ...withBlanksAsZero(measuresOf(row, unit)),
  itemTypeId: row.itemTypeId ?? 0,
  dangerousGoods: row.dangerousGoods.map(toDangerousGood),
});

/** Dimensions of a fixed type may be blank. */
const withBlanksAsZero = (measures: ReturnType<typeof measuresOf>) => ({
  quantity: measures.quantity,
  length: measures.length || 0,
  width: measures.width || 0,
  height: measures.height || 0,
  weight: measures.weight,
});
