import { DEFAULT_ITEM_TYPE, MINIMUM_VOLUME } from '@contracts/rules/consignment';
import { measureFaults, type Measure, type Measures } from '@contracts/rules/measures';
import { itemTexts } from '@contracts/texts/items';
import type { ItemView } from '@contracts/views/item.view';

import { newIdempotencyKey } from '../../../shared/api/idempotency';
import { fillText } from '../../../shared/text/fill-text';
import type { ItemTypeChoice } from '../create-consignment.api';
import { fromMetres, numberOf, toMetres, unitSign, type LengthUnit } from './units';

/** A line of goods as it is typed. */
export interface ItemRow {
  /** Tells rows apart while others come and go. */
  readonly key: string;
  readonly itemTypeId: number | null;
  readonly quantity: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
  /** Goods the editor cannot change are kept as they came (dangerous goods, templates). */
  readonly kept: Partial<ItemView>;
}

export const measureNames = ['quantity', 'length', 'width', 'height', 'weight'] as const;

export function newItemRow(types: readonly ItemTypeChoice[]): ItemRow {
  const usual = types.find(({ type }) => type === DEFAULT_ITEM_TYPE) ?? types[0];
  return {
    key: newIdempotencyKey(),
    itemTypeId: usual?.id ?? null,
    quantity: '1',
    length: '',
    width: '',
    height: '',
    weight: '',
    kept: {},
  };
}

export const toItemRow = (item: ItemView, unit: LengthUnit): ItemRow => ({
  key: String(item.itemNumber),
  itemTypeId: item.itemTypeId,
  quantity: String(item.quantity),
  length: fromMetres(item.length, unit),
  width: fromMetres(item.width, unit),
  height: fromMetres(item.height, unit),
  weight: String(item.weight),
  kept: item,
});

export const measuresOf = (row: ItemRow, unit: LengthUnit): Measures => ({
  quantity: numberOf(row.quantity),
  length: toMetres(row.length, unit),
  width: toMetres(row.width, unit),
  height: toMetres(row.height, unit),
  weight: numberOf(row.weight),
});

export interface RowCircumstances {
  readonly unit: LengthUnit;
  readonly isTailgateRequired: boolean;
  readonly types: readonly ItemTypeChoice[];
}

/** The specified message for every field of a row that is wrong. */
export function rowMessages(
  row: ItemRow,
  { unit, isTailgateRequired, types }: RowCircumstances,
): Partial<Record<Measure, string>> {
  const type = types.find(({ id }) => id === row.itemTypeId);
  const faults = measureFaults(measuresOf(row, unit), {
    isTailgateRequired,
    isFixedSize: type?.isMutable === false,
  });
  return Object.fromEntries(
    faults.map(({ measure, limit }) => [measure, messageFor(measure, limit, unit)]),
  );
}

export const isValidRow = (row: ItemRow, circumstances: RowCircumstances): boolean =>
  Object.keys(rowMessages(row, circumstances)).length === 0;

function messageFor(measure: Measure, limit: number, unit: LengthUnit): string {
  if (measure === 'quantity') return itemTexts.quantity;
  const shown =
    measure === 'weight' ? `${limit} kg` : `${fromMetres(limit, unit)} ${unitSign(unit)}`;
  return fillText(itemTexts[measure], { limit: shown });
}

/** Six decimals are more than anybody measures, and hide what binary fractions add. */
const rounded = (value: number) => Math.round(value * 1_000_000) / 1_000_000;

/** Kilograms and cubic metres of the whole line; 0 while something is missing. */
export function rowTotals(row: ItemRow, unit: LengthUnit): { weight: number; volume: number } {
  const { quantity, length, width, height, weight } = measuresOf(row, unit);
  const volume = rounded(quantity * length * width * height);
  return {
    weight: Number.isFinite(quantity * weight) ? rounded(quantity * weight) : 0,
    volume: Number.isFinite(volume) && volume > 0 ? Math.max(volume, MINIMUM_VOLUME) : 0,
  };
}

/** The row as the server takes it. */
export function toItem(
  row: ItemRow,
  index: number,
  { unit, types }: Pick<RowCircumstances, 'unit' | 'types'>,
): ItemView {
  const type = types.find(({ id }) => id === row.itemTypeId);
  const totals = rowTotals(row, unit);
  return {
    itemTemplateId: null,
    name: null,
    dangerousGoods: [],
    ...row.kept,
    ...measuresOf(row, unit),
    itemNumber: index + 1,
    itemTypeId: row.itemTypeId ?? 0,
    itemTypeName: type?.type ?? row.kept.itemTypeName ?? DEFAULT_ITEM_TYPE,
    totalWeight: totals.weight,
    totalVolume: totals.volume,
  };
}
