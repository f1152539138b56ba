import type { CustomItem, ItemTypeChoice } from './goods.api';
import { toDangerousGoodRow } from './dangerous-good-row';
import type { ItemRow } from './item-row.types';
import { measureFields } from './row-measures';
import type { LengthUnit } from './units';

/** Sets the item type of a row; a fixed-size type sets its dimensions (CON-107). */
export function withItemType(
  row: ItemRow,
  { id, type, isMutable, itemTemplate }: ItemTypeChoice,
  unit: LengthUnit,
): ItemRow {
  const fixed = isMutable ? undefined : itemTemplate?.[0];
  return {
    ...row,
    itemTypeId: id,
    itemTypeName: type,
    template: null,
    ...(fixed && measureFields(fixed, unit)),
  };
}

/** CON-95: fills a row from a custom item, dangerous goods included. */
export const withCustomItem = (row: ItemRow, item: CustomItem, unit: LengthUnit): ItemRow => ({
  ...row,
  itemTypeId: item.itemTypeId,
  itemTypeName: null,
  template: { id: item.id, name: item.name },
  quantity: String(item.quantity || 1),
  ...measureFields(item, unit),
  dangerousGoods: (item.dangerousGoods ?? []).map(toDangerousGoodRow),
});
