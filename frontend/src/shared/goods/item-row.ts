import { DEFAULT_ITEM_TYPE } from '@contracts/rules/consignment';
import { validateMeasures, type Measure } from '@contracts/rules/measures';
import { itemTexts } from '@contracts/texts/spec/items';
import { appTexts } from '@contracts/texts/app/common';
import type { ItemView } from '@contracts/views/item.view';

import { newIdempotencyKey } from '../api/idempotency';
import { interpolate } from '../text/format';
import type { ItemTypeChoice } from './goods.api';
import { areGoodsValid, toDangerousGood, toDangerousGoodRow } from './dangerous-good-row';
import type { ItemRow, ItemRowContext } from './item-row.types';
import { measuresOf, rowTotals, measureFields } from './row-measures';
import { fromMetres, unitSign, type LengthUnit } from './units';

export function newItemRow(types: readonly ItemTypeChoice[]): ItemRow {
  const defaultType = types.find(({ type }) => type === DEFAULT_ITEM_TYPE) ?? types[0];
  return {
    key: newIdempotencyKey(),
    itemTypeId: defaultType?.id ?? null,
    itemTypeName: defaultType?.type ?? null,
    template: null,
    quantity: '1',
    length: '',
    width: '',
    height: '',
    weight: '',
    dangerousGoods: [],
  };
}

/** Whether no dimension, weight or dangerous good has been entered; every row has a type and a quantity. */
export const isBlankRow = ({ length, width, height, weight, dangerousGoods }: ItemRow): boolean =>
  [length, width, height, weight].every((typed) => typed.trim() === '') &&
  dangerousGoods.length === 0;

export const toItemRow = (item: ItemView, unit: LengthUnit): ItemRow => ({
  key: String(item.itemNumber),
  itemTypeId: item.itemTypeId,
  itemTypeName: item.itemTypeName,
  template:
    item.itemTemplateId === null
      ? null
      : { id: item.itemTemplateId, name: item.name ?? item.itemTypeName },
  quantity: item.quantity ? String(item.quantity) : '',
  ...measureFields(item, unit),
  dangerousGoods: item.dangerousGoods.map(toDangerousGoodRow),
});

/** Specified error messages of a row, by field. */
export function validateRow(
  row: ItemRow,
  { unit, isTailgateRequired, types }: ItemRowContext,
): Partial<Record<Measure, string>> {
  const type = types.find(({ id }) => id === row.itemTypeId);
  const measures = measuresOf(row, unit);
  const errors = validateMeasures(measures, {
    isTailgateRequired,
    isFixedSize: type?.isMutable === false,
  });
  return Object.fromEntries(
    errors.map(({ measure, limit }) => [
      measure,
      measure === 'quantity'
        ? quantityMessage(measures.quantity, limit)
        : sizeMessage(measure, limit, unit),
    ]),
  );
}

/** CON-98; a quantity above 0 is invalid for another reason. */
const quantityMessage = (quantity: number, limit: number) =>
  quantity > 0 ? interpolate(appTexts.quantityLimit, { limit: String(limit) }) : itemTexts.quantity;

/** Whether dimensions, weight and dangerous goods are complete. */
export const isValidRow = (row: ItemRow, context: ItemRowContext): boolean =>
  Object.keys(validateRow(row, context)).length === 0 &&
  areGoodsValid(row.dangerousGoods, rowTotals(row, context.unit).weight);

function sizeMessage(
  measure: Exclude<Measure, 'quantity'>,
  limit: number,
  unit: LengthUnit,
): string {
  const shown =
    measure === 'weight' ? `${limit} kg` : `${fromMetres(limit, unit)} ${unitSign(unit)}`;
  return interpolate(itemTexts[measure], { limit: shown });
}

/** Maps a row to the request. */
export function toItem(
  row: ItemRow,
  index: number,
  { unit, types }: Pick<ItemRowContext, 'unit' | 'types'>,
): ItemView {
  const type = types.find(({ id }) => id === row.itemTypeId);
  const totals = rowTotals(row, unit);
  return {
    itemTemplateId: row.template?.id ?? null,
    name: row.template?.name ?? null,
    dangerousGoods: row.dangerousGoods.map(toDangerousGood),
    ...measuresOf(row, unit),
    itemNumber: index + 1,
    itemTypeId: row.itemTypeId ?? 0,
    itemTypeName: type?.type ?? row.itemTypeName ?? DEFAULT_ITEM_TYPE,
    totalWeight: totals.weight,
    totalVolume: totals.volume,
  };
}
